import { expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { OperationName, OperationParameters, OperationResult } from '../operations.ts'
import type { PermissionsRequest } from '../permissions.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'

const KEY = `0x02${'ab'.repeat(32)}` as const
const wanted: PermissionsRequest = {
  chainId: '0x1',
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: KEY }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x1', start: 1_900_000_000, period: 86_400 },
    },
  ],
  policies: [],
}
const granted = { ...wanted, address: ACCOUNT, context: '0xabcd', nonce: 7 }
const revoked = { pci: 'pci-1', permissions: wanted.permissions, expiry: wanted.expiry }

const run = <name extends OperationName>(
  name: name,
  provider: unknown,
  parameters: OperationParameters<name>,
): Promise<OperationResult<name>> => runOperation(eip155(), name, { network: mainnet, provider, parameters })
const grant = (answer: unknown) => {
  const wallet = createFakeEvmWallet({ wallet_grantPermissions: answer })
  return { wallet, result: run('grantPermissions', wallet.provider, { address: ACCOUNT, request: wanted }) }
}

test('requests permissions in version 2 for the account, and returns all fields of the grant [S7.34]', async () => {
  const { wallet, result } = grant(granted)
  expect(await result).toEqual(granted)
  expect(wallet.calls).toEqual([
    { method: 'wallet_grantPermissions', params: [{ ...wanted, address: ACCOUNT, version: 2 }] },
  ])
})

test('a grant may be narrower than the request, and omit the account', async () => {
  const { address: _, policies: __, ...less } = { ...granted, expiry: wanted.expiry - 1, chainId: '0x01' }
  expect(await grant(less).result).toEqual(less)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['no permissions', { ...granted, permissions: [] }],
  ['no context', { ...granted, context: '0x' }],
  ['a context that is not hex', { ...granted, context: 'yes' }],
  ['no expiry', { ...granted, expiry: undefined }],
  ['an expiry that is not a number', { ...granted, expiry: '2000000000' }],
  ['a later expiry', { ...granted, expiry: wanted.expiry + 1 }],
  ['no signer', { ...granted, signer: undefined }],
  ['no chain', { ...granted, chainId: undefined }],
  ['another chain', { ...granted, chainId: '0x89' }],
  ['another account', { ...granted, address: OTHER_ACCOUNT }],
  ['an invalid account', { ...granted, address: ACCOUNT.slice(2) }],
])('%s is an invalid grant', async (_, answer) => {
  await expect(grant(answer).result).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
})

test('revokes a grant for the account on its chain, not the permission `eth_accounts` [S7.34]', async () => {
  const wallet = createFakeEvmWallet({ wallet_revokePermissions: '0xabcd' })
  expect(await run('revokePermissions', wallet.provider, { address: ACCOUNT, granted: revoked })).toBe(
    '0xabcd',
  )
  expect(wallet.calls).toEqual([
    { method: 'wallet_revokePermissions', params: [{ ...revoked, address: `eip155:1:${ACCOUNT}` }] },
  ])
})

test.each([null, true, '0x', 'signed'])('revoking rejects if the wallet responds with %j', async (answer) => {
  const { provider } = createFakeEvmWallet({ wallet_revokePermissions: answer })
  await expect(
    run('revokePermissions', provider, { address: ACCOUNT, granted: revoked }),
  ).rejects.toMatchObject({ code: 'REVOKE_PERMISSIONS_FAILED' })
})

test('rejections, failures and aborts have their own errors [S8.57]', async () => {
  const asks = [
    ['wallet_grantPermissions', 'grantPermissions', { address: ACCOUNT, request: wanted }],
    ['wallet_revokePermissions', 'revokePermissions', { address: ACCOUNT, granted: revoked }],
  ] as const
  for (const [method, name, parameters] of asks) {
    const answering = (error: unknown) =>
      createFakeEvmWallet({
        [method]: () => {
          throw error
        },
      }).provider
    /* oxlint-disable no-await-in-loop -- two lines of a table */
    await expect(run(name, answering({ code: 4001, message: 'No' }), parameters)).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    await expect(run(name, answering(undefined), parameters)).rejects.toMatchObject({
      code: expect.stringMatching(/_PERMISSIONS_FAILED$/) as string,
    })
    const { provider } = createFakeEvmWallet({ [method]: () => new Promise(() => {}) })
    const controller = new AbortController()
    const asking = runOperation(eip155(), name, {
      network: mainnet,
      provider,
      signal: controller.signal,
      parameters: parameters as never,
    })
    controller.abort(new DOMException('Gone', 'AbortError'))
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
    /* oxlint-enable no-await-in-loop */
  }
})

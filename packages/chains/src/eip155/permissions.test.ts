import { describe, expect, test } from 'vitest'
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
const grant = (answer: unknown, request = wanted) => {
  const wallet = createFakeEvmWallet({ wallet_grantPermissions: answer })
  return { wallet, result: run('grantPermissions', wallet.provider, { address: ACCOUNT, request }) }
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
  ['half a byte of context', { ...granted, context: '0xabc' }],
  ['a context after other text', { ...granted, context: 'x0xabcd' }],
  [
    'a factory with two more digits',
    { ...granted, accountMeta: { factory: `${ACCOUNT}00`, factoryData: '0x' } },
  ],
  ['factory data of half a byte', { ...granted, accountMeta: { factory: ACCOUNT, factoryData: '0x1' } }],
  ['an expiry of 0', { ...granted, expiry: 0 }],
  ['a fraction as expiry', { ...granted, expiry: 1.5 }],
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

const allowance = { allowance: '0x10', start: 1_900_000_000, period: 86_400 } as const
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const called = {
  functionName: 'mint',
  args: [{ operator: 'EQUAL', value: '0x01' }],
  valueLimit: '0x5',
} as const
const abi = [{ type: 'function', name: 'mint' }]
const all: PermissionsRequest = {
  ...wanted,
  signer: {
    type: 'keys',
    data: {
      keys: [
        { type: 'secp256k1', publicKey: KEY },
        { type: 'secp256r1', publicKey: `0x04${'cd'.repeat(64)}` },
      ],
    },
  },
  permissions: [
    { type: 'native-token-recurring-allowance', data: allowance },
    { type: 'erc20-recurring-allowance', data: { ...allowance, token: TOKEN } },
    {
      type: 'contract-call',
      data: { address: TOKEN, abi, functions: [called, { functionName: 'burn' }] },
    },
  ],
  policies: [{ type: 'gas-policy', data: { limit: '0x10' } }],
}
const native = (change: object) => ({
  type: 'native-token-recurring-allowance',
  data: { ...allowance, ...change },
})
const erc20 = (change: object) => ({
  type: 'erc20-recurring-allowance',
  data: { ...allowance, token: TOKEN, ...change },
})
const calling = (change: object) => ({
  type: 'contract-call',
  data: { address: TOKEN, abi, functions: [called], ...change },
})
const only = (...permissions: readonly object[]) => ({ permissions })
const [firstKey, secondKey] = all.signer.data.keys

test.each<[string, object]>([
  ['all that was requested', {}],
  ['keys in another order', { signer: { type: 'keys', data: { keys: [secondKey, firstKey] } } }],
  ['a signer without its keys', { signer: { type: 'keys' } }],
  ['a signer whose data are null', { signer: { type: 'keys', data: null } }],
  ['fewer permissions, in another order', only(erc20({}), native({}))],
  ['a smaller allowance', only(native({ allowance: '0xf' }))],
  ['a later start and a longer period', only(erc20({ start: 1_900_000_001, period: 86_401 }))],
  ['an address in another case', only(erc20({ token: TOKEN.toLowerCase() }))],
  ['another field', only(native({ note: 'mine' }))],
  ['fewer functions', only(calling({ functions: [{ functionName: 'burn' }] }))],
  ['a smaller value', only(calling({ functions: [{ ...called, valueLimit: '0x4' }] }))],
  ['no value', only(calling({ functions: [{ functionName: 'burn', valueLimit: '0x0' }] }))],
  ['a named operation', only(calling({ functions: [{ ...called, operation: 'Call' }] }))],
  ['an ABI with its fields in another order', only(calling({ abi: [{ name: 'mint', type: 'function' }] }))],
  [
    'one more condition',
    only(calling({ functions: [{ functionName: 'burn', args: [{ operator: 'EQUAL', value: '0x01' }] }] })),
  ],
  ['another policy in addition', { policies: [...all.policies, { type: 'call-policy', data: {} }] }],
])('a grant of %s is accepted', async (_, change) => {
  const given = { ...all, address: ACCOUNT, context: '0xabcd', ...change }
  expect(await grant(given, all).result).toEqual(given)
})

test.each<[string, object]>([
  ['another signer', { signer: { type: 'account', data: { address: OTHER_ACCOUNT } } }],
  ['a signer of another type', { signer: { ...all.signer, type: 'key' } }],
  ['a signer with other data', { signer: { type: 'keys', data: { address: OTHER_ACCOUNT } } }],
  ['one key of two', { signer: { type: 'keys', data: { keys: [firstKey] } } }],
  ['one more key', { signer: { type: 'keys', data: { keys: [firstKey, secondKey, secondKey] } } }],
  ['another key', { signer: { type: 'keys', data: { keys: [firstKey, { ...secondKey, publicKey: KEY }] } } }],
  ['another type', only({ type: 'erc721-transfer', data: allowance })],
  ['the same permission twice', only(native({}), native({}))],
  ['a larger allowance', only(native({ allowance: '0x11' }))],
  ['an allowance that is no quantity', only(native({ allowance: 16 }))],
  ['no allowance', only(native({ allowance: undefined }))],
  ['an earlier start', only(native({ start: 1_899_999_999 }))],
  ['a start as text', only(native({ start: '2000000000' }))],
  ['a shorter period', only(native({ period: 86_399 }))],
  ['a period as text', only(native({ period: '86400' }))],
  ['another token', only(erc20({ token: OTHER_ACCOUNT }))],
  ['no token', only(erc20({ token: undefined }))],
  ['another contract', only(calling({ address: OTHER_ACCOUNT }))],
  [
    'another ABI',
    only(calling({ abi: [{ type: 'function', name: 'mint', inputs: [{ type: 'uint256' }] }] })),
  ],
  ['every function', only(calling({ functions: undefined }))],
  ['another function', only(calling({ functions: [called, { functionName: 'transfer' }] }))],
  ['a delegatecall', only(calling({ functions: [{ ...called, operation: 'DelegateCall' }] }))],
  ['no condition', only(calling({ functions: [{ ...called, args: undefined }] }))],
  [
    'another condition',
    only(calling({ functions: [{ ...called, args: [{ operator: 'GREATER_THAN', value: '0x01' }] }] })),
  ],
  ['a larger value', only(calling({ functions: [{ ...called, valueLimit: '0x6' }] }))],
  ['no limit of the value', only(calling({ functions: [{ ...called, valueLimit: undefined }] }))],
  [
    'a value that was not requested',
    only(calling({ functions: [{ functionName: 'burn', valueLimit: '0x1' }] })),
  ],
  ['no policy', { policies: undefined }],
  ['another policy', { policies: [{ type: 'call-policy', data: { limit: '0x10' } }] }],
  ['a changed policy', { policies: [{ type: 'gas-policy', data: { limit: '0x11' } }] }],
  ['a policy without data', { policies: [null, { type: 'gas-policy', data: null }] }],
])('a grant of %s is an error', async (_, change) => {
  const { result } = grant({ ...all, address: ACCOUNT, context: '0xabcd', ...change }, all)
  await expect(result).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
})

test('a requested delegatecall is granted, a call in its place is an error', async () => {
  const [native, erc20] = all.permissions
  const delegated = calling({ functions: [{ functionName: 'burn', operation: 'DelegateCall' }] })
  const request = { ...all, permissions: [native, erc20, delegated] } as PermissionsRequest
  const given = { ...request, address: ACCOUNT, context: '0xabcd' }
  expect(await grant(given, request).result).toEqual(given)
  const call = { ...given, permissions: [calling({ functions: [{ functionName: 'burn' }] })] }
  await expect(grant(call, request).result).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
})

describe('a request of several permissions of one type', () => {
  const asked: PermissionsRequest = {
    ...all,
    permissions: ['0x10', '0x5', '0x20'].map((amount) => native({ allowance: amount })) as never,
  }
  const granting = (...amounts: readonly string[]) =>
    grant(
      {
        ...asked,
        address: ACCOUNT,
        context: '0xabcd',
        permissions: amounts.map((amount) => native({ allowance: amount })),
      },
      asked,
    ).result
  test.each([
    [['0x5', '0x10', '0x20']],
    [['0x20', '0x5', '0x10']],
    [['0x5', '0x5', '0x10']],
    [['0x10', '0x11']],
  ])('a grant of %j is accepted, in any order', async (amounts) => {
    expect((await granting(...amounts)).permissions).toHaveLength(amounts.length)
  })
  test.each([
    [['0x11', '0x11']],
    [['0x5', '0x10', '0x21']],
    [['0x6', '0x6', '0x6']],
    [['0x1', '0x1', '0x1', '0x1']],
  ])('a grant of %j is an error', async (amounts) => {
    await expect(granting(...amounts)).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
  })
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
  }
})

import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { hashMessage, keccak256, recoverAddress, stringToHex, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
import { type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'
import { createEvmWallet } from './evmWallet.ts'

const [from = '', other = ''] = devAccounts.map(({ address }) => address)
const EXPIRY = Math.floor(Date.now() / 1000) + 3600
const wanted = {
  chainId: '0x1',
  address: from as Hex,
  expiry: EXPIRY,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x02${'ab'.repeat(32)}` }] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 60 } },
  ],
  policies: [],
} as const
const revoked = { pci: 'pci-1', permissions: wanted.permissions, expiry: EXPIRY, address: `eip155:1:${from}` }

async function connected() {
  const wallet = createEvmWallet({ rdns: 'test.wallet', chainRpcUrls: {} })
  const request = (method: string, ...params: readonly unknown[]) =>
    wallet.provider.request({ method, params })
  await request('eth_requestAccounts')
  const grant = (changed: object = {}) =>
    request('wallet_grantPermissions', { ...wanted, version: 2, ...changed })
  const revoke = (changed: object = {}) => request('wallet_revokePermissions', { ...revoked, ...changed })
  return { wallet, request, grant, revoke }
}

test('grants and revocations are signed; the page keeps its accounts [S7.34]', async () => {
  const { request, grant, revoke } = await connected()
  expect(await request('wallet_getCapabilities', from)).toMatchObject({
    '0x1': { permissions: { supported: true, signerTypes: ['keys'] } },
  })
  const { context, ...granted } = (await grant()) as { context: Hex }
  expect(granted).toEqual(wanted)
  const shown = keccak256(stringToHex(JSON.stringify({ ...wanted, version: 2 })))
  expect(await recoverAddress({ hash: hashMessage({ raw: shown }), signature: context })).toBe(from)
  const signature = (await revoke()) as Hex
  expect(await recoverAddress({ hash: hashMessage('pci-1'), signature })).toBe(from)
  expect(await request('eth_accounts')).toEqual([from])
  await request('wallet_revokePermissions', { eth_accounts: {} })
  expect(await request('eth_accounts')).toEqual([])
})

test.each<[number, string, object]>([
  [-32602, 'another version', { version: 1 }],
  [4100, 'an account of another wallet', { address: other }],
  [5710, 'another chain', { chainId: '0x89' }],
  [-32602, 'an expired permission', { expiry: EXPIRY - 7200 }],
  [-32602, 'an empty list', { permissions: [] }],
  [-32602, 'an unknown type of permission', { permissions: [{ type: 'everything', data: {} }] }],
  [-32602, 'keys of another kind', { signer: { type: 'account', data: {} } }],
])('code %s: does not grant %s', async (code, _, changed) => {
  const { grant } = await connected()
  await expect(grant(changed)).rejects.toMatchObject({ code })
})

test("granting and revoking prompt; revoking the page's accounts does not [S8.57]", async () => {
  const { wallet, request, grant, revoke } = await connected()
  wallet.setBehaviour('reject')
  await expect(grant()).rejects.toMatchObject({ code: 4001 })
  await expect(revoke()).rejects.toMatchObject({ code: 4001 })
  await expect(revoke({ address: `eip155:137:${from}` })).rejects.toMatchObject({ code: 5710 })
  wallet.lock()
  await expect(grant()).rejects.toMatchObject({ code: 4100 })
  wallet.unlock()
  expect(await request('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
})

let testbed: Testbed
beforeAll(async () => void (testbed = await walletConnectTestbed()))
afterAll(() => testbed.stop())

test('over WalletConnect: methods of the session are requested on the given chain', async () => {
  const { connector, wallet } = await testbed.pair({ networks: [mainnet] })
  expect(connector.supportsMethod?.('eip155', 'wallet_grantPermissions')).toBe(true)
  expect(connector.supportsMethod?.('solana', 'wallet_grantPermissions')).toBe(false)
  const context = { network: mainnet, provider: connector.getProvider('eip155') }
  const granted = await runOperation(eip155(), 'grantPermissions', {
    ...context,
    parameters: { address: from, request: wanted },
  })
  const shown = keccak256(stringToHex(JSON.stringify({ ...wanted, version: 2 })))
  const signed = { hash: hashMessage({ raw: shown }), signature: granted.context }
  expect(await recoverAddress(signed)).toBe(from)
  const signature = await runOperation(eip155(), 'revokePermissions', {
    ...context,
    parameters: { address: from, granted: revoked },
  })
  expect(await recoverAddress({ hash: hashMessage('pci-1'), signature })).toBe(from)
  expect(wallet.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['wallet_grantPermissions', 'eip155:1'],
    ['wallet_revokePermissions', 'eip155:1'],
  ])
  wallet.setBehaviour({ wallet_grantPermissions: 'reject' })
  await expect(
    runOperation(eip155(), 'grantPermissions', {
      ...context,
      parameters: { address: from, request: wanted },
    }),
  ).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('over WalletConnect: methods missing in the session, and a missing session, are errors', async () => {
  const methods = ['personal_sign', 'eth_sendTransaction']
  const { connector, uri } = testbed.open({ networks: [mainnet] }, { namespaces: { eip155: { methods } } })
  expect(connector.supportsMethod?.('eip155', 'personal_sign')).toBe(false)
  const connecting = connector.connect({ networks: [mainnet] })
  await testbed.scan(await uri())
  await connecting
  expect(connector.supportsMethod?.('eip155', 'personal_sign')).toBe(true)
  expect(connector.supportsMethod?.('eip155', 'wallet_grantPermissions')).toBe(false)
})

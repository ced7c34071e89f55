import { type CaipNetwork, type OperationName, type OperationParameters, runOperation } from '@foyer/chains'
import { createEip1193Connector, eip155 } from '@foyer/chains/eip155'
import * as networks from '@foyer/chains/networks'
import { expect, test } from 'vitest'
import { metaMaskProvider } from '../test/metaMaskRequests.ts'
import { createEvmWallet } from './evmWallet.ts'

// MetaMask's description of its API and the code of its extension decide whether requests are valid.
const { mainnet } = networks
const adapter = eip155()
const chainRpcUrls = { 1: 'http://127.0.0.1:9' }
const evmNetworks = (Object.values(networks) as readonly CaipNetwork[]).filter(
  ({ chainNamespace }) => chainNamespace === 'eip155',
)

async function open(options?: Parameters<typeof metaMaskProvider>[1]) {
  const wallet = createEvmWallet({ rdns: 'io.metamask', chainRpcUrls })
  const provider = metaMaskProvider(wallet, options)
  const { connector } = createEip1193Connector({
    id: 'io.metamask',
    uid: 'io.metamask',
    name: 'MetaMask',
    type: 'ANNOUNCED',
    interaction: 'extension',
    provider,
  })
  const [session] = await connector.connect({ networks: [mainnet], isAccountChoice: true })
  const address = session?.accounts[0]?.address ?? expect.unreachable('no account')
  const run = <name extends OperationName>(name: name, parameters: OperationParameters<name>) =>
    runOperation(adapter, name, { network: mainnet, provider, parameters })
  return { wallet, provider, connector, address, run }
}

test('connecting, with a choice of the account, and disconnecting are valid requests', async () => {
  const { provider, connector } = await open()
  await connector.disconnect()
  expect(provider.checked).toEqual(
    expect.arrayContaining(['wallet_requestPermissions', 'eth_requestAccounts', 'wallet_revokePermissions']),
  )
})

test.each([
  ['plain', 'hello'],
  ['as long as an address', 'twenty bytes of text'],
  ['like hex', '0x1234'],
  ['like an address', `0x${'ab'.repeat(20)}`],
  ['in another script', 'Γειά ✓ <&>'],
])('a text %s is a valid message, in the right order', async (_, message) => {
  const { provider, address, run } = await open()
  expect(await run('signMessage', { address, message })).toMatch(/^0x[0-9a-f]{130}$/)
  expect(provider.checked).toContain('personal_sign')
})

test('typed data with big numbers and nested lists are valid', async () => {
  const { provider, address, run } = await open()
  const typedData = {
    domain: { name: 'Shop', version: '1', chainId: 1n, verifyingContract: address },
    types: {
      Order: [
        { name: 'items', type: 'Item[]' },
        { name: 'total', type: 'uint256' },
      ],
      Item: [{ name: 'price', type: 'uint256' }],
    },
    primaryType: 'Order',
    message: { items: [{ price: 10n ** 20n }], total: 2n ** 255n },
  }
  expect(await run('signTypedData', { address, typedData })).toMatch(/^0x/)
  expect(provider.checked).toContain('eth_signTypedData_v4')
})

test('transactions with a value and with data are valid', async () => {
  const { wallet, provider, address, run } = await open()
  // The network has no node: each ends where the wallet would send it.
  const send = (parameters: object) =>
    run('sendTransaction', { address, to: address, ...parameters }).catch((error: unknown) => error)
  await send({ value: 10n ** 18n })
  await send({ data: '0xabcd', gas: 21_000n })
  expect(provider.checked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  expect(wallet.requests['eth_sendTransaction']).toBe(2)
})

test('a batch, also with empty data, and the reads of its status and of capabilities are valid', async () => {
  const { wallet, provider, address, run } = await open()
  await run('getCapabilities', { address })
  const calls = [
    { to: address, value: 0n, data: '0x' as const },
    { to: address, value: '1000000000000000000' },
    { to: address, data: '0xABcd' as const },
  ]
  const parameters = {
    address,
    calls,
    capabilities: { paymasterService: { url: 'https://paymaster.example', optional: true } },
  }
  await run('sendCalls', parameters).catch((error: unknown) => error)
  expect(wallet.requests['wallet_sendCalls']).toBe(1)
  await run('getCallsStatus', { id: '0x12' }).catch((error: unknown) => error)
  expect(wallet.requests['wallet_getCallsStatus']).toBe(1)
  expect(provider.checked).toEqual(
    expect.arrayContaining(['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']),
  )
})

test('methods that it lacks are not supported, and not failures', async () => {
  const lacks = ['wallet_sendCalls', 'wallet_getCapabilities', 'wallet_getCallsStatus']
  const { address, run } = await open({ lacks })
  expect(await run('getCapabilities', { address })).toEqual({})
  await expect(run('sendCalls', { address, calls: [{ to: address }] })).rejects.toMatchObject({
    code: 'CALLS_NOT_SUPPORTED',
  })
  await expect(run('getCallsStatus', { id: '0x12' })).rejects.toMatchObject({ code: 'CALLS_NOT_SUPPORTED' })
})

test.each(evmNetworks.map((network) => [network.name, network] as const))(
  '%s can be switched to and added',
  async (_, network) => {
    const { wallet, provider, connector } = await open()
    const asked: object[] = []
    const { request } = provider
    Object.assign(provider, {
      request(each: { readonly method: string; readonly params?: readonly unknown[] }) {
        if (each.method === 'wallet_addEthereumChain') asked.push(each.params?.[0] as object)
        return request(each)
      },
    })
    await connector.switchNetwork?.({ network })
    expect(wallet.requests['wallet_switchEthereumChain'] ?? 0).toBeGreaterThan(0)
    // Rules of MetaMask beyond the schema (errors of the method in its document).
    for (const added of asked as readonly Record<string, never>[]) {
      expect(added['chainId']).toMatch(/^0x[1-9a-f][0-9a-f]*$/)
      expect(added['nativeCurrency']).toMatchObject({
        symbol: expect.stringMatching(/^.{2,6}$/),
        decimals: 18,
      })
      expect(added['rpcUrls']).toEqual(expect.arrayContaining([expect.stringMatching(/^https:/)]))
      expect(added['blockExplorerUrls']).toEqual([expect.stringMatching(/^https:/)])
    }
  },
)

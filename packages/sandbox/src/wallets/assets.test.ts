import { createPublicClient, createWalletClient, custom, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEvmNodes, type EvmNodes } from '../evm/nodes.ts'
import { createEvmWallet } from './evmWallet.ts'

let nodes: EvmNodes
beforeAll(async () => void (nodes = await startEvmNodes([1, 137])))
afterEach(() => nodes.reset())
afterAll(() => nodes.stop())

type Listed = Readonly<
  Record<string, readonly { type: string; address: string; balance: string; metadata: { name: string } }[]>
>

const connect = async (options: { readonly discoversAssets?: boolean } = {}) => {
  const wallet = createEvmWallet({ rdns: 'test.assets', chainRpcUrls: nodes.urls, ...options })
  const ask = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  await ask('eth_requestAccounts')
  const [account] = wallet.addresses
  return {
    ask,
    account,
    list: (question: object = {}) => ask('wallet_getAssets', [{ account, ...question }]) as Promise<Listed>,
  }
}
const names = (listed: Listed, chain = '0x1') => listed[chain]?.map(({ metadata }) => metadata.name)

test('by default wallet_getAssets is unsupported, and not in the capabilities', async () => {
  const { ask, account, list } = await connect()
  await expect(list()).rejects.toMatchObject({ code: 4200 })
  expect(await ask('wallet_getCapabilities', [account])).not.toHaveProperty('0x1.assetDiscovery')
})

test('if enabled, wallet_getAssets is a capability, and returns tokens and NFTs of every known chain', async () => {
  const { ask, account, list } = await connect({ discoversAssets: true })
  expect(await ask('wallet_getCapabilities', [account])).toHaveProperty('0x1.assetDiscovery', {
    supported: true,
  })
  const all = await list()
  expect(Object.keys(all)).toEqual(['0x1', '0x89'])
  const [ether, amber, , , tide] = all['0x1'] ?? []
  expect(ether).toMatchObject({
    address: 'native',
    type: 'native',
    balance: '0x21e19e0c9bab2400000',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 3_200, value: 32_000_000 },
  })
  expect(amber).toMatchObject({ type: 'erc20', balance: '0x3b9aca00', metadata: { decimals: 6 } })
  expect(tide).toMatchObject({
    type: 'erc721',
    balance: '0x1',
    metadata: { name: 'Tidepools #1', symbol: 'TIDE', tokenId: '1' },
  })
})

test('filters narrow the returned assets', async () => {
  const { list } = await connect({ discoversAssets: true })
  const all = await list({ chainFilter: ['0x89'] })
  expect(Object.keys(all)).toEqual(['0x89'])
  const amber = all['0x89']?.[1]?.address
  expect(names(await list({ assetFilter: { '0x1': [amber, 'native'] } }))).toEqual(['Ether', 'Amber Dollar'])
  expect(names(await list({ assetTypeFilter: ['ERC721'] }))).toEqual(['Tidepools #1', 'Tidepools #2'])
})

test('amounts are those of the chain; accounts that are not exposed are rejected with 4100', async () => {
  const { ask, account, list } = await connect({ discoversAssets: true })
  const wallet = createWalletClient({
    chain: mainnet,
    transport: custom({ request: ({ method, params }) => ask(method, params) }),
  })
  const hash = await wallet.sendTransaction({
    account: account ?? expect.unreachable(),
    to: `0x${'9'.repeat(40)}`,
    value: 10n ** 22n / 2n,
  })
  const client = createPublicClient({ transport: http(nodes.urls[1]), pollingInterval: 20 })
  await client.waitForTransactionReceipt({ hash })
  expect(Number((await list())['0x1']?.[0]?.balance)).toBeLessThan(5_001e18)
  await expect(list({ account: `0x${'9'.repeat(40)}` })).rejects.toMatchObject({ code: 4100 })
})

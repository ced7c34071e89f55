import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  http,
  parseAbi,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sandboxCollections, sandboxTokens, SILENT_TOKEN } from '../base/tokens.ts'
import { devAccounts } from './accounts.ts'
import { type EvmNodes, startEvmNodes } from './nodes.ts'
import { LIQUIDITY } from './router.ts'

const [first, second] = devAccounts as [(typeof devAccounts)[number], (typeof devAccounts)[number]]
const tokens = sandboxTokens.filter(
  ({ caipNetworkId, address }) => caipNetworkId === 'eip155:1' && address !== SILENT_TOKEN,
)
const [collection = expect.unreachable()] = sandboxCollections
const enumerableAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256) view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function mint(address)',
])

let nodes: EvmNodes
beforeAll(async () => void (nodes = await startEvmNodes([1])))
afterEach(() => nodes.reset())
afterAll(() => nodes.stop())

const transport = () => http(nodes.urls[1])
const reader = () => createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 50 })
const writer = (account = first) =>
  createWalletClient({
    chain: mainnet,
    transport: transport(),
    account: privateKeyToAccount(account.privateKey),
  })

test.each(tokens.map((token) => ({ ...token, address: token.address as `0x${string}` })))(
  '$symbol has its metadata, and can be transferred',
  async ({ address, name, symbol, decimals }) => {
    const read = <fn extends 'name' | 'symbol' | 'decimals' | 'totalSupply'>(functionName: fn) =>
      reader().readContract({ address, abi: erc20Abi, functionName })
    const balanceOf = (owner: `0x${string}`) =>
      reader().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual([
      name,
      symbol,
      decimals,
    ])
    const each = parseUnits('1000', decimals)
    expect([await read('totalSupply'), await balanceOf(first.address)]).toEqual([
      each * 10n + LIQUIDITY * 10n ** BigInt(decimals),
      each,
    ])
    const transfer = { address, abi: erc20Abi, functionName: 'transfer', args: [second.address, 7n] } as const
    await reader().waitForTransactionReceipt({ hash: await writer().writeContract(transfer) })
    expect([await balanceOf(first.address), await balanceOf(second.address)]).toEqual([each - 7n, each + 7n])
    await nodes.reset()
    expect(await balanceOf(second.address)).toBe(each)
  },
)

test('the token without return value can be transferred, and reverts above the balance', async () => {
  const abi = parseAbi([
    'function transfer(address, uint256)',
    'function balanceOf(address) view returns (uint256)',
    'function decimals() view returns (uint8)',
  ])
  const at = { address: SILENT_TOKEN, abi } as const
  const [, , , , , holder = expect.unreachable()] = devAccounts
  const balanceOf = (owner: `0x${string}`) =>
    reader().readContract({ ...at, functionName: 'balanceOf', args: [owner] })
  expect(await reader().readContract({ ...at, functionName: 'decimals' })).toBe(6)
  expect([await balanceOf(first.address), await balanceOf(holder.address)]).toEqual([0n, 1_000_000_000n])
  const transfer = { ...at, functionName: 'transfer', args: [second.address, 7n] } as const
  const { result } = await reader().simulateContract({ ...transfer, account: holder.address })
  expect(result).toBeUndefined()
  const { data } = await reader().call({
    account: holder.address,
    to: SILENT_TOKEN,
    data: encodeFunctionData(transfer),
  })
  expect(data).toBeUndefined()
  await reader().waitForTransactionReceipt({ hash: await writer(holder).writeContract(transfer) })
  expect(await balanceOf(second.address)).toBe(7n)
  await expect(reader().simulateContract({ ...transfer, account: first.address })).rejects.toThrow(
    /exceeds balance/,
  )
})

test('the collection lists its owners, transfers and mints', async () => {
  const { address, name } = collection
  const at = { address, abi: [...erc721Abi, ...enumerableAbi] } as const
  const ownedBy = async (owner: `0x${string}`): Promise<readonly bigint[]> => {
    const count = await reader().readContract({ ...at, functionName: 'balanceOf', args: [owner] })
    return Promise.all(
      Array.from({ length: Number(count) }, (_, index) =>
        reader().readContract({ ...at, functionName: 'tokenOfOwnerByIndex', args: [owner, BigInt(index)] }),
      ),
    )
  }
  expect(await reader().readContract({ ...at, functionName: 'name' })).toBe(name)
  expect(await reader().readContract({ ...at, functionName: 'tokenURI', args: [2n] })).toMatch(/\/2$/)
  expect([await ownedBy(first.address), await ownedBy(second.address)]).toEqual([[1n, 2n], [3n]])
  const wait = async (hash: `0x${string}`) => reader().waitForTransactionReceipt({ hash })
  await wait(
    await writer().writeContract({
      ...at,
      functionName: 'transferFrom',
      args: [first.address, second.address, 1n],
    }),
  )
  await wait(await writer().writeContract({ ...at, functionName: 'mint', args: [first.address] }))
  expect([await ownedBy(first.address), await ownedBy(second.address)]).toEqual([
    [2n, 4n],
    [3n, 1n],
  ])
  expect(await reader().readContract({ ...at, functionName: 'totalSupply' })).toBe(4n)
  expect(await reader().readContract({ ...at, functionName: 'tokenByIndex', args: [3n] })).toBe(4n)
})

test('tokens and collection exist on a chain without transactions', async () => {
  expect(await reader().getBlockNumber()).toBe(0n)
})

test('Multicall3 is at its address', async () => {
  const contracts = tokens.map(({ address }) => ({
    address: address as `0x${string}`,
    abi: erc20Abi,
    functionName: 'symbol' as const,
  }))
  expect(await reader().multicall({ contracts, allowFailure: false })).toEqual(
    tokens.map(({ symbol }) => symbol),
  )
})

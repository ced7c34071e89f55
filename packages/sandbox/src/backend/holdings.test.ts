import { createPublicClient, createWalletClient, erc20Abi, erc721Abi, http, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requestRpc } from '../base/rpc.ts'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'
import type { HistoryPage } from './history/page.ts'
import type { BalanceRow } from './holdings/toBalance.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const receiver = '0x000000000000000000000000000000000000dEaD'
const account = (index: number) => world.accounts[index] ?? expect.unreachable()
const tokenOf = (symbol: string) => {
  const { address } = world.tokens.find((token) => token.symbol === symbol) ?? expect.unreachable()
  return { address: address as `0x${string}`, abi: erc20Abi } as const
}
const collection = () => world.collections[0] ?? expect.unreachable()

const ask = async <answer>(path: string): Promise<answer> =>
  (await (await fetch(world.urls.backend + path)).json()) as answer
const post = (path: string, body: unknown): Promise<Response> =>
  fetch(world.urls.backend + path, { method: 'POST', body: JSON.stringify(body) })
const balancesOf = async (address: string, chainId: string): Promise<readonly BalanceRow[]> =>
  (
    await ask<{ balances: readonly BalanceRow[] }>(
      `/v1/account/${address}/balance?currency=usd&chainId=${chainId}&forceUpdate=x`,
    )
  ).balances
const amounts = (rows: readonly BalanceRow[]) =>
  Object.fromEntries(rows.map(({ symbol, quantity }) => [symbol, quantity.numeric]))
const historyOf = (address: string, query = 'chainId=eip155:1') =>
  ask<HistoryPage>(`/v1/account/${address}/history?${query}`)

const reader = (chain: typeof mainnet | typeof polygon = mainnet) =>
  createPublicClient({ chain, transport: http(world.urls.evm[chain.id]), pollingInterval: 20 })
const writer = (index = 0, chain: typeof mainnet | typeof polygon = mainnet) =>
  createWalletClient({
    chain,
    transport: http(world.urls.evm[chain.id]),
    account: privateKeyToAccount(account(index).privateKey),
  })
const mined = async (sending: Promise<`0x${string}`>) =>
  reader().waitForTransactionReceipt({ hash: await sending })

describe('balances', () => {
  test('follow transfers, and are restored by a reset', async () => {
    const start = { ETH: '10000', AMBD: '1000', BRKN: '1000', STUB: '1000' }
    expect(amounts(await balancesOf(account(1).address, 'eip155:1'))).toEqual(start)
    await mined(writer().sendTransaction({ to: account(1).address, value: parseEther('1.5') }))
    await mined(
      writer().writeContract({
        ...tokenOf('AMBD'),
        functionName: 'transfer',
        args: [account(1).address, 1n],
      }),
    )
    expect(amounts(await balancesOf(account(1).address, 'eip155:1'))).toEqual({
      ...start,
      ETH: '10001.5',
      AMBD: '1000.000001',
    })
    expect(amounts(await balancesOf(account(1).address, 'eip155:137'))).toMatchObject({ POL: '10000' })
    await world.reset()
    expect(amounts(await balancesOf(account(1).address, 'eip155:1'))).toEqual(start)
  })

  test("have the token's metadata and price; a native currency has no address", async () => {
    const [native, ambd] = await balancesOf(account(0).address, 'eip155:137')
    const { address } = tokenOf('AMBD')
    expect(native).toEqual({
      name: 'POL',
      symbol: 'POL',
      chainId: 'eip155:137',
      price: 0.5,
      value: 5_000,
      quantity: { decimals: '18', numeric: '10000' },
      iconUrl: `${world.urls.backend}/public/getTokenImage/POL`,
    })
    expect(ambd).toMatchObject({ address: `eip155:137:${address}`, quantity: { decimals: '6' } })
  })

  test('have SOL and its token', async () => {
    const [funded, none] = world.solanaAccounts.map(({ address }) => address)
    expect(amounts(await balancesOf(funded ?? '', SOLANA))).toEqual({ SOL: '100', KELP: '1000' })
    expect(amounts(await balancesOf(none ?? '', SOLANA))).toEqual({ SOL: '100' })
    await requestRpc(world.urls.solana, 'sandbox_setBalance', [none, 5])
    expect(amounts(await balancesOf(none ?? '', SOLANA))).toEqual({ SOL: '0.000000005' })
  })

  test.each([
    ['a network that is not served', () => account(0).address, 'eip155:10'],
    ['a network of another namespace', () => account(0).address, SOLANA],
    ['an account without tokens', () => receiver, 'eip155:1'],
  ])('%s: an empty list', async (_, address, chainId) => {
    expect(await balancesOf(address(), chainId)).toEqual([])
  })
})

describe('history', () => {
  const facts = ({ data }: HistoryPage) =>
    data.map(({ metadata: { operationType, status }, transfers }) => [
      operationType,
      status,
      transfers?.map(({ direction, quantity, fungible_info, nft_info }) =>
        [direction, quantity.numeric, fungible_info?.symbol ?? nft_info?.name].join(' '),
      ) ?? null,
    ])

  test('has a row for each side, newest first', async () => {
    const [from, to] = [account(0).address, account(1).address]
    const { address } = collection()
    expect(await historyOf(from)).toEqual({ data: [], next: null })
    const native = await mined(writer().sendTransaction({ to, value: parseEther('0.25') }))
    await mined(writer().writeContract({ ...tokenOf('BRKN'), functionName: 'transfer', args: [to, 3n] }))
    await mined(writer().writeContract({ ...tokenOf('AMBD'), functionName: 'approve', args: [to, 9n] }))
    await mined(
      writer().writeContract({
        address,
        abi: erc721Abi,
        functionName: 'transferFrom',
        args: [from, to, 1n],
      }),
    )
    await mined(
      writer().writeContract({
        address,
        abi: parseAbi(['function mint(address)']),
        functionName: 'mint',
        args: [from],
      }),
    )
    await mined(
      writer().writeContract({
        ...tokenOf('BRKN'),
        functionName: 'transfer',
        args: [to, parseEther('2000')],
        gas: 100_000n,
      }),
    )
    expect(facts(await historyOf(from))).toEqual([
      ['send', 'failed', null],
      ['mint', 'confirmed', ['in 1 Tidepools #4']],
      ['send', 'confirmed', ['out 1 Tidepools #1']],
      ['approve', 'confirmed', null],
      ['send', 'confirmed', ['out 0.000000000000000003 BRKN']],
      ['send', 'confirmed', ['out 0.25 ETH']],
    ])
    const received = await historyOf(to)
    expect(facts(received)).toEqual([
      ['receive', 'confirmed', ['in 1 Tidepools #1']],
      ['receive', 'confirmed', ['in 0.000000000000000003 BRKN']],
      ['receive', 'confirmed', ['in 0.25 ETH']],
    ])
    const { timestamp } = await reader().getBlock({ blockNumber: native.blockNumber })
    expect(received.data.at(-1)?.metadata).toEqual({
      operationType: 'receive',
      hash: native.transactionHash,
      chain: 'eip155:1',
      minedAt: new Date(Number(timestamp) * 1_000).toISOString(),
      sentFrom: from.toLowerCase(),
      sentTo: to.toLowerCase(),
      status: 'confirmed',
      nonce: 0,
    })
  })

  test('is per chain, and empty after a reset', async () => {
    await mined(writer().sendTransaction({ to: receiver, value: 1n }))
    expect((await historyOf(receiver)).data).toHaveLength(1)
    expect((await historyOf(receiver, 'chainId=eip155:137')).data).toEqual([])
    expect((await historyOf(receiver, 'chainId=eip155:10')).data).toEqual([])
    await world.reset()
    await mined(writer().sendTransaction({ to: receiver, value: 2n }))
    expect((await historyOf(receiver)).data.map(({ transfers }) => transfers?.[0]?.quantity.numeric)).toEqual(
      ['0.000000000000000002'],
    )
  })

  test('has stable pages while transactions are added', async () => {
    for (let count = 0; count < 23; count += 1)
      await mined(writer().sendTransaction({ to: receiver, value: BigInt(count + 1) }))
    const first = await historyOf(receiver)
    expect([first.data.length, typeof first.next]).toEqual([20, 'string'])
    await mined(writer().sendTransaction({ to: receiver, value: 99n }))
    const second = await historyOf(
      receiver,
      `chainId=eip155:1&cursor=${encodeURIComponent(first.next ?? '')}`,
    )
    expect(second.data.map(({ transfers }) => transfers?.[0]?.quantity.numeric.slice(-1))).toEqual([
      '3',
      '2',
      '1',
    ])
    expect(second.next).toBeNull()
    const invented = await fetch(`${world.urls.backend}/v1/account/${receiver}/history?cursor=x`)
    expect(invented.status).toBe(400)
  })
})

test('prices are returned for the requested ids', async () => {
  const { address } = tokenOf('BRKN')
  const native = `0x${'e'.repeat(40)}`
  const addresses = [
    `eip155:1:${address.toLowerCase()}`,
    `eip155:137:${native}`,
    `${SOLANA}:So11111111111111111111111111111111111111111`,
    'eip155:10:0x1',
  ]
  const answer = await post('/v1/fungible/price', { currency: 'usd', addresses, projectId: 'p' })
  const { fungibles } = (await answer.json()) as { fungibles: { address: string; price: number }[] }
  expect(fungibles.map((each) => [each.address, each.price])).toEqual([
    [addresses[0], 2.5],
    [addresses[1], 0.5],
    [addresses[2], 150],
  ])
  expect((await post('/v1/fungible/price', {})).status).toBe(400)
})

describe('additional tokens', () => {
  test('are listed in the configured number, until a reset', async () => {
    expect((await post('/__sandbox/holdings', { tokens: 10_000, history: 10_000 })).status).toBe(204)
    expect(await balancesOf(receiver, 'eip155:1')).toHaveLength(10_000)
    expect(await balancesOf(world.solanaAccounts[0]?.address ?? '', SOLANA)).toHaveLength(10_002)
    const first = await historyOf(receiver)
    expect(first.data).toHaveLength(20)
    const second = await historyOf(
      receiver,
      `chainId=eip155:1&cursor=${encodeURIComponent(first.next ?? '')}`,
    )
    const times = [...first.data, ...second.data].map(({ metadata }) => metadata.minedAt)
    expect([new Set(times).size, times]).toEqual([40, times.toSorted().toReversed()])
    world.backend.additional.set({ history: 41 })
    const last = await historyOf(receiver, `chainId=eip155:1&cursor=${encodeURIComponent(second.next ?? '')}`)
    expect([last.data.length, last.next]).toEqual([1, null])
    await world.reset()
    expect(await balancesOf(receiver, 'eip155:1')).toEqual([])
  })

  test('are hostile or malformed if configured', async () => {
    world.backend.additional.set({ hostile: true })
    const balances = JSON.stringify(await balancesOf(receiver, 'eip155:1'))
    for (const hostileText of ['javascript:', 'data:image/svg+xml', `"1${'0'.repeat(77)}"`, '\u202E'])
      expect(balances).toContain(hostileText)
    expect(balances).not.toContain('1e77')
    expect(JSON.stringify(await historyOf(receiver))).toContain('javascript:')
    world.backend.additional.set({ malformed: true })
    expect(await balancesOf(receiver, 'eip155:1')).toContain(null)
    await fetch(`${world.urls.backend}/__sandbox/holdings`, { method: 'DELETE' })
    expect(await balancesOf(receiver, 'eip155:1')).toEqual([])
    expect((await post('/__sandbox/holdings', { tokens: 1e9 })).status).toBe(400)
  })
})

import type { CaipNetwork, TransactionOutcome } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import { sendTransaction } from '../../flows/signing/sendTransaction.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { ALICE, BOB, createTestAdapter, ethereum, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { walletAssetsQueryOptions } from '../../wallet/reading/queries.ts'
import { balanceQueryOptions } from '../balances/queries.ts'
import { swapTokensQueryKey, tokenBalancesQueryKey } from '../tokens/queries.ts'
import { loadFetchTransactions, loadTrackPending } from './lazy.ts'
import {
  getPendingTransactions,
  readPendingTransactions,
  watchPendingTransactions,
  pollPendingTransactions,
} from './pendingTransactions.ts'
import { transactionsQueryKey } from './queryKeys.ts'
import { trackSent } from './trackSent.ts'
import type { PendingTransaction } from './types.ts'

const NOW = 1_760_000_000_000
const KEY = '@foyer/pending_transactions'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

// Loaded before, because fake timers do not wait for lazy modules.
beforeAll(async () => void (await Promise.all([loadFetchTransactions(), loadTrackPending()])))
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const sent = (more: Partial<PendingTransaction> = {}): PendingTransaction => ({
  caipNetworkId: 'eip155:1',
  address: ALICE,
  hash: '0xaa',
  kind: 'send',
  amounts: [{ amount: '0.5', symbol: 'ETH' }],
  time: NOW - MINUTE,
  ...more,
})

/** Config with a wallet that sends transactions, and a chain with their outcomes. */
function world(
  stored?: unknown,
  { hasReceipts = true, networks }: { hasReceipts?: boolean; networks?: readonly [CaipNetwork] } = {},
) {
  const waitForTransaction = vi.fn<(context: unknown, parameters: object) => Promise<TransactionOutcome>>(
    async () => 'pending',
  )
  const getBalance = vi.fn(async () => ({ value: '1', decimals: 18, symbol: 'ETH' }))
  const storage = createMemoryStorage(stored === undefined ? {} : { [KEY]: JSON.stringify(stored) })
  const wallet = createTestConnector()
  let count = 0
  const test = setup({
    storage,
    connectors: [wallet],
    ...(networks && { networks }),
    adapters: [
      createTestAdapter({
        sendTransaction: async () => async () => `0xhash${++count}`,
        getBalance: async () => getBalance,
        ...(hasReceipts && { waitForTransaction: async () => waitForTransaction }),
      }),
    ],
  })
  return {
    ...test,
    wallet,
    waitForTransaction,
    getBalance,
    memory: storage,
    stored: () => JSON.parse(storage.getItem(KEY) ?? 'null') as unknown,
  }
}
const flush = () => vi.advanceTimersByTimeAsync(0)

describe('a sent transaction', () => {
  test('is stored with its amounts until it has an outcome', async () => {
    const { config, wallet, waitForTransaction, stored } = world()
    let end: (outcome: TransactionOutcome) => void = () => {}
    waitForTransaction.mockReturnValue(new Promise((resolve) => (end = resolve)))
    await connect(config, { connector: wallet })
    const received: number[] = []
    watchPendingTransactions(config, { onChange: (pending) => received.push(pending.length) })
    await sendTransaction(config, { to: BOB, value: 5n * 10n ** 17n })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    const pending = sent({ hash: '0xhash1', time: NOW })
    expect(getPendingTransactions(config)).toEqual([pending])
    expect(stored()).toEqual([pending])
    end('confirmed')
    await flush()
    expect(getPendingTransactions(config)).toEqual([])
    expect(stored()).toBeNull()
    expect(received).toEqual([1, 0])
  })

  test('is looked up by its hash, its sender and the request of the wallet', async () => {
    const { config, wallet, waitForTransaction } = world()
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, value: 5n })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    expect(waitForTransaction.mock.calls[0]?.[1]).toMatchObject({
      hash: '0xhash1',
      address: ALICE,
      asked: { calls: [{ to: BOB, value: 5n }] },
    })
  })

  test('has its amount in the units of the native currency of its network', async () => {
    const nativeCurrency = { name: 'Six', symbol: 'SIX', decimals: 6 }
    const { config, wallet } = world(undefined, {
      networks: [createTestNetwork('eip155:1', { nativeCurrency })],
    })
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, value: 1_500_000n })
    await vi.waitFor(() =>
      expect(getPendingTransactions(config)).toMatchObject([{ amounts: [{ amount: '1.5', symbol: 'SIX' }] }]),
    )
  })

  test('is followed for an hour, with one pause of a minute after each look-up', async () => {
    const { config, wallet, waitForTransaction } = world()
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, value: 1n })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(58 * MINUTE)
    expect(waitForTransaction).toHaveBeenCalledTimes(59)
    waitForTransaction.mockResolvedValue('confirmed')
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(getPendingTransactions(config)).toEqual([])
  })

  test('is not followed any more after an hour', async () => {
    const { config, wallet, waitForTransaction } = world()
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, value: 1n })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE)
    expect(waitForTransaction).toHaveBeenCalledTimes(60)
    expect(vi.getTimerCount()).toBe(0)
  })

  /** Outcomes that are reported for a transaction whose look-ups end as given. */
  async function followed(...lookUps: readonly (TransactionOutcome | Error)[]) {
    const { config, waitForTransaction, ...test } = world()
    for (const end of lookUps)
      if (end instanceof Error) waitForTransaction.mockRejectedValueOnce(end)
      else waitForTransaction.mockResolvedValueOnce(end)
    const outcomes: TransactionOutcome[] = []
    const onOutcome = (outcome: TransactionOutcome) => void outcomes.push(outcome)
    trackSent(config, { hash: '0xaa', address: ALICE, network: ethereum, onOutcome })
    await flush()
    return { ...test, config, waitForTransaction, outcomes }
  }
  const down = new Error('node down')

  test('is looked up 2 s after a failed look-up, and 60 s after an answer; the first failure in a row is reported', async () => {
    const { waitForTransaction, outcomes, errors } = await followed(down, down, 'pending', down, 'confirmed')
    const times: readonly [
      wait: number,
      lookUps: number,
      outcomes: readonly TransactionOutcome[],
      failures: number,
    ][] = [
      [0, 1, [], 1],
      [2_000, 2, [], 1],
      [4_000, 3, ['pending'], 1],
      [59_999, 3, ['pending'], 1],
      [1, 4, ['pending', 'pending'], 2],
      [2_000, 5, ['pending', 'pending', 'confirmed'], 2],
      [60 * MINUTE, 5, ['pending', 'pending', 'confirmed'], 2],
    ]
    for (const [wait, lookUps, known, failures] of times) {
      await vi.advanceTimersByTimeAsync(wait)
      expect([waitForTransaction.mock.calls.length, outcomes, errors.length]).toEqual([
        lookUps,
        known,
        failures,
      ])
    }
  })

  test('is reported as pending after a minute of failed look-ups', async () => {
    const { outcomes } = await followed(...Array.from({ length: 20 }, () => down))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(64_000)
    expect(outcomes[0]).toBe('pending')
  })

  test('is stored at once, before any code has loaded, as the newest of at most 99', async () => {
    const { config, stored } = world(Array.from({ length: 99 }, (_, index) => sent({ hash: `0x${index}` })))
    trackSent(config, { hash: '0xaa', address: ALICE, network: ethereum, value: 1n, data: '0x' })
    const hashes = (stored() as readonly PendingTransaction[]).map(({ hash }) => hash)
    expect([hashes.length, hashes[0], hashes.at(-1)]).toEqual([99, '0xaa', '0x97'])
    expect(stored()).toMatchObject([{ kind: 'send' }, ...Array.from({ length: 98 }, () => ({}))])
    await flush()
  })

  test('removes stored transactions that are a day old', async () => {
    const { config, stored } = world([sent({ hash: '0x0', time: NOW - DAY })])
    trackSent(config, { hash: '0xaa', address: ALICE, network: ethereum })
    await vi.waitFor(() => expect(stored()).toMatchObject([{ hash: '0xaa' }]))
  })

  test('reports its outcome before the refetched queries have answered', async () => {
    const { config, waitForTransaction, getBalance } = world()
    waitForTransaction.mockResolvedValue('confirmed')
    const options = balanceQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    const stop = new QueryObserver(getQueryClient(config), options).subscribe(() => {})
    await vi.waitFor(() => expect(getQueryClient(config).getQueryData(options.queryKey)).toBeDefined())
    getBalance.mockReturnValue(new Promise(() => {}))
    const { trackTransaction } = await loadTrackPending()
    const ended = vi.fn<(outcome?: TransactionOutcome) => void>()
    void trackTransaction(config, sent()).then(ended)
    await vi.waitFor(() => expect(getBalance).toHaveBeenCalledTimes(2))
    await flush()
    expect(ended).toHaveBeenCalledExactlyOnceWith('confirmed')
    stop()
  })

  test.each(['reverted', 'replaced'] as const)(
    'is removed from storage after the outcome %s',
    async (outcome) => {
      const { config, wallet, waitForTransaction, stored } = world()
      waitForTransaction.mockResolvedValue(outcome)
      await connect(config, { connector: wallet })
      await sendTransaction(config, { to: BOB, value: 1n })
      await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
      await flush()
      expect(stored()).toBeNull()
    },
  )

  test('stays stored after the timeout; a contract call has kind `execute` and no amounts', async () => {
    const { config, wallet, waitForTransaction, stored } = world([sent()])
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, data: '0xa9059cbb' })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    await flush()
    expect(stored()).toEqual([sent({ hash: '0xhash1', kind: 'execute', amounts: [], time: NOW }), sent()])
  })

  test('is not stored if the adapter cannot read outcomes', async () => {
    const { config, wallet, stored } = world(undefined, { hasReceipts: false })
    await connect(config, { connector: wallet })
    expect(await sendTransaction(config, { to: BOB, value: 1n })).toBe('0xhash1')
    await flush()
    expect(stored()).toBeNull()
  })

  test('stays stored, but is not tracked any more, after the config is destroyed', async () => {
    const { config, wallet, waitForTransaction, errors, stored } = world()
    waitForTransaction.mockReturnValue(new Promise(() => {}))
    await connect(config, { connector: wallet })
    await sendTransaction(config, { to: BOB, value: 1n })
    await vi.waitFor(() => expect(waitForTransaction).toHaveBeenCalled())
    config.destroy()
    await flush()
    expect(errors).toEqual([])
    expect(stored()).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('stored transactions', () => {
  test.each([
    ['a transaction less than a day old', [sent({ time: NOW - DAY + 1 })], 1],
    ['a transaction of a day ago', [sent({ time: NOW - DAY })], 0],
    ['a transaction that was sent before the clock was set back', [sent({ time: NOW + DAY })], 1],
    ['a transaction without a hash and a valid one', [{ ...sent(), hash: '' }, sent()], 1],
    ['a transaction without a network id', [{ ...sent(), caipNetworkId: 'mainnet' }], 0],
    ['a stored value that is no list', { pending: true }, 0],
  ])('number of transactions restored from %s', async (_, stored, expected) => {
    const { config } = world(stored)
    expect(getPendingTransactions(config)).toEqual([])
    expect(await readPendingTransactions(config)).toHaveLength(expected)
    expect(getPendingTransactions(config)).toHaveLength(expected)
  })

  test('are not written when they are read', async () => {
    const { config, stored } = world([sent({ time: NOW - DAY })])
    await readPendingTransactions(config)
    expect(stored()).toHaveLength(1)
  })
})

describe('[S9.10] polling', () => {
  const watched = (options: Parameters<typeof world>[0] = [sent()]) => {
    const test = world(options)
    const { config } = test
    const balance = () =>
      getQueryClient(config).fetchQuery(
        balanceQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' }),
      )
    return { ...test, balance }
  }

  test('reads outcomes every 30 s, and invalidates the native balance each time', async () => {
    const { config, waitForTransaction, balance, getBalance } = watched()
    await balance()
    const stop = pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(waitForTransaction).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
    expect(waitForTransaction.mock.lastCall?.[1]).toMatchObject({ hash: '0xaa', timeoutMs: 10_000 })
    await balance()
    expect(getBalance).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(2)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(2)
  })

  test('continues while a balance request has no answer', async () => {
    const { config, waitForTransaction, getBalance, balance } = watched()
    await balance()
    const options = balanceQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    const leave = new QueryObserver(getQueryClient(config), options).subscribe(() => {})
    getBalance.mockReturnValue(new Promise(() => {}))
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(2)
    leave()
  })

  test('removes transactions with an outcome, and does not poll them any more', async () => {
    const { config, waitForTransaction, stored } = watched([sent(), sent({ hash: '0xbb' })])
    waitForTransaction.mockImplementation(async (_, { hash }: { hash?: string }) =>
      hash === '0xaa' ? 'confirmed' : 'pending',
    )
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(stored()).toEqual([sent({ hash: '0xbb' })])
    waitForTransaction.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
  })

  test('invalidates tokens, assets and history of the account and network of a transaction with an outcome', async () => {
    const { config, waitForTransaction } = watched()
    waitForTransaction.mockResolvedValue('confirmed')
    const client = getQueryClient(config)
    const of = { address: ALICE, caipNetworkId: 'eip155:1' } as const
    const elsewhere = { ...of, caipNetworkId: 'eip155:137' } as const
    const keys = [of, elsewhere].flatMap((parameters) => [
      tokenBalancesQueryKey(config, parameters),
      swapTokensQueryKey(config, parameters),
      walletAssetsQueryOptions(config, parameters).queryKey,
      transactionsQueryKey(config, parameters),
    ])
    for (const key of keys) client.setQueryData<unknown>(key, {})
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('reads the transactions of an account for any spelling of its address', async () => {
    const { config, waitForTransaction } = watched([sent({ address: ALICE.toLowerCase() })])
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
  })

  test('sends no requests without a pending transaction', async () => {
    const { config, waitForTransaction } = watched([sent({ address: BOB })])
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(100 * 30_000)
    expect(waitForTransaction).not.toHaveBeenCalled()
    // These polls do not count.
    pollPendingTransactions(config, { address: BOB })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
  })

  test('continues after a node has failed', async () => {
    const { config, waitForTransaction, errors } = watched()
    waitForTransaction.mockRejectedValue(new Error('down'))
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(2)
    expect(errors).toEqual([])
  })

  test.each([29_999, 30_000])('a poller that is stopped after %s ms leaves no timer', async (wait) => {
    const { config, waitForTransaction } = watched()
    let end: (outcome: TransactionOutcome) => void = () => {}
    waitForTransaction.mockReturnValue(new Promise((resolve) => (end = resolve)))
    const stop = pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(wait)
    stop()
    end('pending')
    await flush()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(waitForTransaction).toHaveBeenCalledTimes(wait === 30_000 ? 1 : 0)
  })

  test('ends with the config, without an error', async () => {
    const { config, waitForTransaction, errors } = watched()
    waitForTransaction.mockReturnValue(new Promise(() => {}))
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(30_000)
    config.destroy()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect([waitForTransaction.mock.calls.length, errors, vi.getTimerCount()]).toEqual([1, [], 0])
  })

  test('shares one poll between concurrent pollers', async () => {
    const { config, waitForTransaction } = watched()
    let end: (outcome: TransactionOutcome) => void = () => {}
    waitForTransaction.mockReturnValue(new Promise((resolve) => (end = resolve)))
    pollPendingTransactions(config, { address: ALICE })
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
    end('pending')
  })

  test('stops after 99 polls of all pollers', async () => {
    const { config, waitForTransaction } = watched()
    pollPendingTransactions(config, { address: ALICE })
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(49 * 30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(98)
    await vi.advanceTimersByTimeAsync(100 * 30_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(99)
    expect(vi.getTimerCount()).toBe(0)
    pollPendingTransactions(config, { address: ALICE })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waitForTransaction).toHaveBeenCalledTimes(99)
  })
})

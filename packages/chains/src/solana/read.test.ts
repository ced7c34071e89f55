import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { solana as network } from '../networks/definitions/solana.ts'
import { createFakeSolanaNode, inContext } from '../test/fakeSolanaNode.ts'
import { OTHER_SOLANA_ACCOUNT as OTHER, SOLANA_ACCOUNT as ALICE } from '../test/fakeSolanaWallet.ts'
import { solana } from './solana.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const context = { network, provider: undefined }
const over = (answers: Parameters<typeof createFakeSolanaNode>[0]) => {
  const node = createFakeSolanaNode(answers)
  return { node, adapter: solana({ transports: { [network.caipNetworkId]: node.transport } }) }
}

describe('getBalance', () => {
  const read = (adapter: ReturnType<typeof solana>, signal?: AbortSignal, at = network as typeof network) =>
    runOperation(adapter, 'getBalance', { ...context, network: at, signal, parameters: { address: ALICE } })

  test('[S1.14] is exact in lamports', async () => {
    const { adapter } = over({ getBalance: inContext(18_446_744_073_709_551_615n) })
    expect(await read(adapter)).toEqual({ value: '18446744073709551615', decimals: 9, symbol: 'SOL' })
  })

  test('a failing node is an error, and an abort rejects with its reason', async () => {
    const { adapter } = over({
      getBalance: () => {
        throw { code: -32005, message: 'Node is behind' }
      },
    })
    await expect(read(adapter)).rejects.toMatchObject({
      code: 'BALANCE_FAILED',
      message: expect.stringMatching(/^solana:getBalance - /),
    })
    const silent = over({ getBalance: () => new Promise(() => {}) })
    const controller = new AbortController()
    const asked = expect(read(silent.adapter, controller.signal)).rejects.toBe('left')
    controller.abort('left')
    await asked
  })

  const served = (balance: number) => () =>
    new Response(
      JSON.stringify({ jsonrpc: '2.0', id: '1', result: inContext(balance) }, (_, value: unknown) =>
        typeof value === 'bigint' ? Number(value) : value,
      ),
    )
  const several = { ...network, rpcUrls: { default: { http: ['https://a.example', 'https://b.example'] } } }

  test('[S9.13] falls back to the next node, and then prefers the node that responded', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url).hostname)
      if (asked.at(-1) === 'a.example') throw new TypeError('Failed to fetch')
      return served(5)()
    })
    const adapter = solana()
    for (const _ of [1, 2]) expect(await read(adapter, undefined, several)).toMatchObject({ value: '5' })
    expect(asked).toEqual(['a.example', 'b.example', 'b.example'])
  })

  test('[S9.13] a node without a response times out after 10 s', async () => {
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) =>
      url.includes('a.example')
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(served(7)()),
    )
    const asked = read(solana(), undefined, several)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await asked).toMatchObject({ value: '7' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('an abort ends the request to the node, asks no other, and is no failure of the node', async () => {
    const nodes = {
      ...network,
      rpcUrls: { default: { http: ['https://left.example', 'https://right.example'] } },
    }
    const asked: string[] = []
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      const { origin } = new URL(url)
      // Another file of this process may have a request that is repeated.
      if (!nodes.rpcUrls.default.http.includes(origin))
        return Promise.reject(new TypeError('Failed to fetch'))
      signals.push(signal)
      if (asked.push(origin) > 1) return Promise.resolve(served(5)())
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const adapter = solana()
    const controller = new AbortController()
    const reading = read(adapter, controller.signal, nodes).catch((error: unknown) => error)
    await vi.waitFor(() => expect(asked).toEqual(['https://left.example']))
    controller.abort('gone')
    expect(await reading).toBe('gone')
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
    expect(await read(adapter, undefined, nodes)).toMatchObject({ value: '5' })
    expect(asked).toEqual(['https://left.example', 'https://left.example'])
  })

  test('if no node responds, the cause is the failure of the last one', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      throw new TypeError(`no route to ${new URL(url).hostname}`)
    })
    await expect(read(solana(), undefined, several)).rejects.toMatchObject({
      code: 'BALANCE_FAILED',
      cause: { message: 'no route to b.example' },
    })
  })

  test('rejects for a network without a node', async () => {
    const none = { ...network, rpcUrls: { default: { http: [] } } }
    await expect(read(solana(), undefined, none)).rejects.toMatchObject({
      code: 'RPC_URL_NOT_FOUND',
      shortMessage: `RPC URL not found for chainId: ${network.id}`,
    })
  })
})

describe('waitForTransaction', () => {
  const wait = (adapter: ReturnType<typeof solana>, signal?: AbortSignal, timeoutMs?: number) =>
    runOperation(adapter, 'waitForTransaction', { ...context, signal, parameters: { hash: 'x', timeoutMs } })
  const status = (confirmationStatus: string, err: unknown = null) =>
    inContext([{ slot: 1n, confirmations: null, err, confirmationStatus }])

  test('[S9.12] polls once a second until the cluster has voted', async () => {
    const answers = [inContext([null]), status('processed'), 'broken', status('confirmed')]
    const { adapter, node } = over({ getSignatureStatuses: () => answers.shift() })
    const waiting = wait(adapter)
    for (const count of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(count === 1 ? 999 : 1000)
      expect(node.calls).toHaveLength(count)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(await waiting).toBe('confirmed')
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['finalized', null, 'confirmed'],
    ['confirmed', { InstructionError: [0, 'GenericError'] }, 'reverted'],
    ['finalized', 'AccountInUse', 'reverted'],
  ])('[S9.12] %s with %j is %s', async (confirmation, err, outcome) => {
    const { adapter, node } = over({ getSignatureStatuses: status(confirmation, err) })
    expect(await wait(adapter)).toBe(outcome)
    // Also if it is older than the recent statuses.
    expect(node.calls[0]?.params).toEqual([['x'], { searchTransactionHistory: true }])
  })

  test('an error of a block without votes is no outcome: the transaction may succeed in another fork', async () => {
    const answers = [status('processed', 'AccountInUse'), inContext([null]), status('confirmed')]
    const { adapter } = over({ getSignatureStatuses: () => answers.shift() })
    const waiting = wait(adapter)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await waiting).toBe('confirmed')
  })

  test.each([
    ['after the request', 1_001n, ALICE, 5n, null, 'confirmed'],
    ['that failed', 1_001n, ALICE, 5n, 'AccountInUse', 'reverted'],
    ['long before the request', 1_900n, ALICE, 5n, null, 'unclear'],
    ['of another account', 1_001n, OTHER, 5n, null, 'unclear'],
    ['of another account, that failed,', 1_001n, OTHER, 5n, 'AccountInUse', 'unclear'],
    ['of a smaller amount', 1_001n, ALICE, 6n, null, 'unclear'],
  ])(
    'a transaction %s that the wallet named for a request',
    async (_, latest, signer, value, err, outcome) => {
      const keys = [signer, '11111111111111111111111111111112']
      const found = {
        slot: 1_000n,
        transaction: { message: { accountKeys: keys, header: { numRequiredSignatures: 1 } } },
        meta: { err, preBalances: [9n, 0n], postBalances: [3n, 5n] },
      }
      const { adapter } = over({
        getSignatureStatuses: {
          context: { slot: latest },
          value: [{ slot: 1_000n, confirmations: null, err, confirmationStatus: 'confirmed' }],
        },
        // Nodes reject the request for a transaction of version 0 without this option.
        getTransaction(_hash: string, options: { readonly maxSupportedTransactionVersion?: number }) {
          if (options.maxSupportedTransactionVersion !== 0) throw { code: -32_015, message: 'Version 0' }
          return found
        },
      })
      const asked = { time: Date.now() - 5_000, calls: [{ to: keys[1], value, effects: [] }] }
      const parameters = { hash: 'x', address: ALICE, asked }
      expect(await runOperation(adapter, 'waitForTransaction', { ...context, parameters })).toBe(outcome)
      // The node does not have the transaction yet.
      const late = over({ getSignatureStatuses: status('confirmed'), getTransaction: null })
      const waiting = runOperation(late.adapter, 'waitForTransaction', {
        ...context,
        parameters: { ...parameters, timeoutMs: 5_000 },
      })
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await waiting).toBe('pending')
    },
  )

  test('[S9.12] resolves as pending after a minute, and does not reject', async () => {
    const { adapter, node } = over({})
    const waiting = wait(adapter)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(node.calls.length).toBeGreaterThan(50)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('pending')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S9.12] aborts with the signal', async () => {
    const { adapter } = over({ getSignatureStatuses: () => new Promise(() => {}) })
    const controller = new AbortController()
    const waiting = expect(wait(adapter, controller.signal)).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(100)
    controller.abort('left')
    await waiting
    expect(vi.getTimerCount()).toBe(0)
  })
})

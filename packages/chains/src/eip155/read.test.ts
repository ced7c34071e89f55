import { custom } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import type { OperationName, OperationParameters, OperationResult } from '../operations.ts'
import { ACCOUNT, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'

type Node = (method: string, params: readonly unknown[]) => unknown

const URLS = ['https://one.example', 'https://two.example'] as const
const network = { ...polygon, rpcUrls: { default: { http: URLS } } }
const HASH = `0x${'ef'.repeat(32)}`

/** Serves JSON-RPC per URL; a thrown number is the HTTP status, a thrown `Error` a network error. */
function serve(nodes: Readonly<Record<string, Node>>) {
  const asked: { url: string; method: string; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    const { id, method, params } = (await request.json()) as { id: number; method: string; params: unknown[] }
    const url = request.url.replace(/\/$/, '')
    asked.push({ url, method, headers: request.headers })
    init?.signal?.throwIfAborted()
    try {
      return Response.json({ jsonrpc: '2.0', id, result: (await nodes[url]!(method, params)) ?? null })
    } catch (error) {
      if (typeof error === 'number') return new Response('', { status: error })
      if (error instanceof TypeError) throw error
      return Response.json({ jsonrpc: '2.0', id, error })
    }
  })
  return asked
}

const parameters = {
  getBalance: { address: ACCOUNT },
  estimateGas: { address: ACCOUNT, to: OTHER_ACCOUNT },
  waitForTransaction: { hash: HASH },
  getReceivers: { hash: HASH, address: ACCOUNT },
  isContract: { address: ACCOUNT },
}

function run<name extends keyof typeof parameters & OperationName>(
  name: name,
  adapter = eip155(),
  changed: Partial<OperationParameters<name>> & { signal?: AbortSignal } = {},
): Promise<OperationResult<name>> {
  const { signal, ...rest } = changed
  return runOperation(adapter, name, {
    network,
    provider: undefined,
    signal,
    parameters: { ...parameters[name], ...rest } as never,
  })
}

const down = () => {
  throw 503
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Advances timers until the promise settles. */
async function settled<value>(promise: Promise<value>): Promise<value> {
  let isDone = false
  promise.then(
    () => (isDone = true),
    () => (isDone = true),
  )
  while (!isDone) await vi.advanceTimersByTimeAsync(50)
  return promise
}

describe('getReceivers', () => {
  const TOKEN = `0x${'70'.repeat(20)}`
  const word = (value: string): string => value.replace('0x', '').toLowerCase().padStart(64, '0')
  const transfer = `a9059cbb${word(OTHER_ACCOUNT)}${word('0x5')}`
  /** `multicall(bytes[])` with one call. */
  const multicall = (call: string) =>
    `0xac9650d8${word('0x20')}${word('0x1')}${word('0x20')}${word(`0x${(call.length / 2).toString(16)}`)}${call.padEnd(192, '0')}`
  const sent = { from: ACCOUNT, to: TOKEN, value: '0x0', input: `0x${transfer}` }

  test.each([
    ['a transfer of tokens', sent, [OTHER_ACCOUNT]],
    ['a transfer inside another call', { ...sent, input: multicall(transfer) }, [OTHER_ACCOUNT]],
    ['a call that transfers nothing', { ...sent, input: '0x12345678' }, []],
    ['a deployment', { ...sent, to: null }, []],
    ['calldata that is not hex', { ...sent, input: 'transfer' }, []],
    ['a wrapper that does not decode', { ...sent, input: '0xac9650d8ff' }, []],
    ['a transfer sent by another account', { ...sent, from: OTHER_ACCOUNT }, []],
    ['a transaction unknown to the node', null, undefined],
    ['an invalid response', 'yes', undefined],
  ])('reads the receivers of %s', async (_, transaction, receivers) => {
    const asked = serve({ [URLS[0]]: () => transaction })
    expect(await settled(run('getReceivers'))).toEqual(receivers)
    expect(asked).toEqual([expect.objectContaining({ method: 'eth_getTransactionByHash' })])
  })

  test('receivers are unknown while no node answers', async () => {
    serve({ [URLS[0]]: down, [URLS[1]]: down })
    expect(await settled(run('getReceivers'))).toBeUndefined()
  })
})

describe('isContract', () => {
  const delegation = `0xef0100${ACCOUNT.slice(2)}`
  test.each([
    [false, '0x'],
    [true, '0x6080'],
    [false, delegation],
    [false, delegation.toLowerCase()],
    [true, `${delegation}00`],
    [undefined, '0x608'],
    [undefined, 'code'],
    [undefined, null],
  ])('is %s for an account with the code %s', async (expected, code) => {
    const asked = serve({ [URLS[0]]: () => code })
    expect(await settled(run('isContract'))).toBe(expected)
    expect(asked).toEqual([expect.objectContaining({ method: 'eth_getCode' })])
  })

  test('is unknown while no node answers', async () => {
    serve({ [URLS[0]]: down, [URLS[1]]: down })
    expect(await settled(run('isContract'))).toBeUndefined()
  })
})

describe('getBalance', () => {
  test('[S3.16] [S7.61] is in base units, as text', async () => {
    const asked = serve({ [URLS[0]]: () => '0xde0b6b3a7640001' })
    expect(await settled(run('getBalance'))).toEqual({
      value: '1000000000000000001',
      decimals: 18,
      symbol: 'POL',
    })
    expect(asked).toEqual([expect.objectContaining({ url: URLS[0], method: 'eth_getBalance' })])
  })

  test.each([
    ['invalid hex', () => 'much'],
    ['null', () => null],
    [
      'with an error',
      () => {
        throw { code: -32000, message: 'no' }
      },
    ],
    ['with an HTTP error', down],
    [
      'with a network error',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('[S7.61] fails when nodes answer %s', async (_, node) => {
    serve({ [URLS[0]]: node, [URLS[1]]: node })
    await expect(settled(run('getBalance'))).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S9.13] falls back to the next node when one is down, and prefers it from then on', async () => {
    const asked = serve({ [URLS[0]]: down, [URLS[1]]: () => '0x1' })
    const adapter = eip155()
    for (let count = 0; count < 3; count++) await settled(run('getBalance', adapter))
    expect(asked.map(({ url }) => url)).toEqual([URLS[0], URLS[1], URLS[1], URLS[1]])
    asked.length = 0
    await settled(run('getBalance'))
    expect(
      asked.map(({ url }) => url),
      'another adapter knows nothing of it',
    ).toEqual([URLS[0], URLS[1]])
  })

  test.each([
    ['times out after 10 s, and the next one is asked', 10_000, URLS],
    ['is asked twice, 15 s each time, if it is the only one', 30_000, [URLS[0]]],
  ])(
    '[S9.13] a node that never answers %s, also if the caller passes a signal',
    async (_, milliseconds, http) => {
      serve({ [URLS[0]]: () => new Promise(() => {}), [URLS[1]]: () => '0x1' })
      const start = performance.now()
      const asking = runOperation(eip155(), 'getBalance', {
        network: { ...network, rpcUrls: { default: { http } } },
        provider: undefined,
        signal: new AbortController().signal,
        parameters: parameters.getBalance,
      }).catch((error: unknown) => error)
      expect(await settled(asking)).toMatchObject(
        http.length > 1 ? { value: '1' } : { code: 'BALANCE_FAILED' },
      )
      const took = performance.now() - start
      expect(took).toBeGreaterThanOrEqual(milliseconds)
      expect(took).toBeLessThan(milliseconds + 1000)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('[S9.13] leaves no timer', async () => {
    serve({ [URLS[0]]: () => '0x1', [URLS[1]]: () => '0x1' })
    await settled(run('getBalance'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('sends plain text to the hosted RPC only', async () => {
    const hosted = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A137&projectId=p'
    const asked = serve({ [hosted]: down, [URLS[0]]: () => '0x1' })
    const both = { ...network, rpcUrls: { default: { http: [hosted, URLS[0]] } } }
    const context = { network: both, provider: undefined, parameters: parameters.getBalance }
    await settled(runOperation(eip155(), 'getBalance', context))
    expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual([
      'text/plain',
      'application/json',
    ])
  })

  test('[S7.33] uses the transport of the host', async () => {
    const asked = serve({})
    const adapter = eip155({ transports: { 'eip155:137': custom({ request: async () => '0x2' }) } })
    expect(await settled(run('getBalance', adapter))).toMatchObject({ value: '2' })
    expect(asked).toEqual([])
  })

  test('[S7.61] aborts at once', async () => {
    serve({ [URLS[0]]: () => new Promise(() => undefined), [URLS[1]]: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const reading = run('getBalance', eip155(), { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(100)
    controller.abort()
    await expect(reading).rejects.toBe(controller.signal.reason)
  })
})

describe('estimateGas', () => {
  test('[S8.31] is the answer of a node', async () => {
    serve({
      [URLS[0]]: (method, [call]) =>
        method === 'eth_estimateGas' && (call as { to: string }).to === OTHER_ACCOUNT ? '0x5208' : null,
    })
    expect(await settled(run('estimateGas'))).toBe(21_000n)
  })

  test.each([null, 'many', '0x', -1])('[S8.31] rejects for the unreadable answer %j', async (answer) => {
    serve({ [URLS[0]]: () => answer, [URLS[1]]: () => answer })
    await expect(settled(run('estimateGas'))).rejects.toMatchObject({ shortMessage: 'error estimating gas' })
  })

  test('[S8.31] rejects with the reason of the node', async () => {
    const revert = () => {
      throw { code: 3, message: 'execution reverted' }
    }
    serve({ [URLS[0]]: revert, [URLS[1]]: revert })
    await expect(settled(run('estimateGas'))).rejects.toMatchObject({
      code: 'ESTIMATE_GAS_FAILED',
      shortMessage: 'error estimating gas',
      message: 'eip155:estimateGas - error estimating gas',
      details: expect.stringContaining('execution reverted'),
    })
  })
})

describe('waitForTransaction', () => {
  const after =
    (count: number, status: unknown): Node =>
    (method) =>
      method !== 'eth_getTransactionReceipt' || count-- > 0 ? null : { status }

  test.each([
    ['at once', after(0, '0x1'), 'confirmed', 0],
    ['later', after(3, '0x1'), 'confirmed', 12_000],
    ['reverted', after(1, '0x0'), 'reverted', 4000],
    ['never', after(1000, '0x1'), 'pending', 25_000],
    ['with an invalid status', after(0, 'ok'), 'pending', 25_000],
  ])('[S9.9] [S9.12] outcome of a transaction included %s', async (_, node, outcome, milliseconds) => {
    serve({ [URLS[0]]: node })
    const start = performance.now()
    expect(await settled(run('waitForTransaction'))).toBe(outcome)
    const took = performance.now() - start
    expect(took).toBeGreaterThanOrEqual(milliseconds)
    expect(took).toBeLessThan(milliseconds + 100)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S9.9] keeps waiting while nodes are down', async () => {
    let count = 0
    const node = () => (count++ < 4 ? down() : { status: '0x1' })
    serve({ [URLS[0]]: node, [URLS[1]]: node })
    expect(await settled(run('waitForTransaction'))).toBe('confirmed')
  })

  test.each([
    ['its sender', ACCOUNT, '0x', 'confirmed'],
    ['another sender', OTHER_ACCOUNT, '0x', 'unclear'],
    ['another sender, while the code of the account is unknown', OTHER_ACCOUNT, null, 'pending'],
    ['no sender', undefined, '0x', 'pending'],
    ['another sender, for an account with code', OTHER_ACCOUNT, '0xef0100', 'confirmed'],
  ])('outcome for the account of a receipt with %s', async (_, from, code, outcome) => {
    serve({ [URLS[0]]: (method) => (method === 'eth_getCode' ? code : { status: '0x1', from }) })
    const parameters = { address: ACCOUNT.toLowerCase() }
    expect(await settled(run('waitForTransaction', eip155(), parameters))).toBe(outcome)
  })

  test('a receipt is of an account whose code the node has at the second look', async () => {
    let looks = 0
    const code = () => (looks++ === 0 ? '0x' : '0xef0100')
    const receipt = { status: '0x1', from: OTHER_ACCOUNT }
    serve({ [URLS[0]]: (method) => (method === 'eth_getCode' ? code() : receipt) })
    expect(await settled(run('waitForTransaction', eip155(), { address: ACCOUNT }))).toBe('confirmed')
  })

  test('a failed user operation in a successful transaction is reverted', async () => {
    const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
    const event = {
      address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      topics: [
        '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
        HASH,
        topic(ACCOUNT),
        topic(OTHER_ACCOUNT),
      ],
      data: `0x${'0'.repeat(256)}`,
    }
    const receipt = { status: '0x1', from: OTHER_ACCOUNT, logs: [event] }
    serve({ [URLS[0]]: (method) => (method === 'eth_getCode' ? '0xef0100' : receipt) })
    expect(await settled(run('waitForTransaction', eip155(), { address: ACCOUNT }))).toBe('reverted')
  })

  describe('a transaction that the wallet named for a request', () => {
    const NOW = 1_800_000_000
    const transfer = { from: ACCOUNT, to: OTHER_ACCOUNT, value: '0x5', input: '0x' }
    const call = { to: OTHER_ACCOUNT, value: 5n, effects: [] }
    /** A chain whose latest block is two minutes after that of the transaction. */
    const chain =
      (transaction: object | null, { code = '0x', status = '0x1', latest = NOW + 120 } = {}): Node =>
      (method, params) => {
        if (method === 'eth_getTransactionReceipt')
          return { status, from: ACCOUNT, blockNumber: '0x10', logs: [] }
        if (method === 'eth_getTransactionByHash') return transaction
        if (method === 'eth_getCode') return code
        return { timestamp: `0x${(params[0] === 'latest' ? latest : NOW).toString(16)}` }
      }

    test.each([
      ['after the request', chain(transfer), 120_000, 'confirmed'],
      ['in a slot that began before the request', chain(transfer), 95_000, 'confirmed'],
      ['before the request, with the same content', chain(transfer), 60_000, 'unclear'],
      ['before the request, and failed', chain(transfer, { status: '0x0' }), 60_000, 'unclear'],
      ['after the request, and failed', chain(transfer, { status: '0x0' }), 120_000, 'reverted'],
      ['on a chain whose latest block is old', chain(transfer, { latest: NOW }), 0, 'confirmed'],
      ['after the request, to another receiver', chain({ ...transfer, to: ACCOUNT }), 120_000, 'unclear'],
      ['after the request, with less value', chain({ ...transfer, value: '0x4' }), 120_000, 'unclear'],
      ['but unknown to the node', chain(null), 120_000, 'pending'],
    ])('included %s', async (_, node, agoMs, outcome) => {
      serve({ [URLS[0]]: node })
      const asked = { time: Date.now() - agoMs, calls: [call] }
      const waiting = run('waitForTransaction', eip155(), { address: ACCOUNT, asked })
      expect(await settled(waiting)).toBe(outcome)
      expect(vi.getTimerCount()).toBe(0)
    })

    test('a transaction with one of two requested calls is unclear', async () => {
      serve({ [URLS[0]]: chain(transfer) })
      const asked = { time: Date.now() - 120_000, calls: [call, { ...call, to: ACCOUNT }] }
      const waiting = run('waitForTransaction', eip155(), { address: ACCOUNT, asked })
      expect(await settled(waiting)).toBe('unclear')
    })

    test('a request without readable calls is compared by time and account only', async () => {
      serve({ [URLS[0]]: chain({ ...transfer, value: '0x4' }) })
      const wait = (agoMs: number) =>
        settled(
          run('waitForTransaction', eip155(), { address: ACCOUNT, asked: { time: Date.now() - agoMs } }),
        )
      expect(await wait(120_000)).toBe('confirmed')
      expect(await wait(60_000)).toBe('unclear')
    })
  })

  test('[S9.9] waits until its timeout', async () => {
    const asked = serve({ [URLS[0]]: () => null })
    expect(await settled(run('waitForTransaction', eip155(), { timeoutMs: 9000 }))).toBe('pending')
    expect(asked.filter(({ method }) => method === 'eth_getTransactionReceipt')).toHaveLength(3)
  })

  test('[S9.9] aborts at once, and sends no more requests', async () => {
    const asked = serve({ [URLS[0]]: () => null })
    const controller = new AbortController()
    const waiting = run('waitForTransaction', eip155(), { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(100)
    controller.abort()
    await expect(waiting).rejects.toBe(controller.signal.reason)
    expect(vi.getTimerCount()).toBe(0)
    expect(asked.filter(({ method }) => method === 'eth_getTransactionReceipt')).toHaveLength(1)
  })

  describe('replaced transactions', () => {
    const OTHER = `0x${'cd'.repeat(32)}`
    const THIRD = `0x${'ab'.repeat(32)}`
    const transfer = { from: ACCOUNT, to: OTHER_ACCOUNT, nonce: '0x5', value: '0x1', input: '0x' }
    /** Node on which the transaction is pending at first, and its nonce is used at the second poll. */
    const node = (
      taking: object | undefined,
      { receipt = { status: '0x1' } as object | null, known = true, count = '0x6', since = 0 } = {},
    ): Node => {
      let looks = 0
      // Other transactions of the sender, and of other senders with the same nonce.
      const others = [
        { ...transfer, hash: THIRD, nonce: '0x4', to: ACCOUNT },
        { ...transfer, hash: THIRD, from: OTHER_ACCOUNT, to: ACCOUNT },
      ]
      return (method, params) => {
        if (method === 'eth_getTransactionReceipt') return params[0] === OTHER ? receipt : (looks++, null)
        if (method === 'eth_getTransactionByHash') return known ? { ...transfer, hash: HASH } : null
        if (method === 'eth_getTransactionCount') return looks > 1 ? count : '0x5'
        if (method === 'eth_blockNumber') return '0x10'
        const isHere = params[0] === '0xf' && taking !== undefined && looks >= since
        return { transactions: ['0x', ...others, ...(isHere ? [{ ...transfer, ...taking }] : [])] }
      }
    }

    test.each([
      ['replaced with a higher fee, and mined', node({ hash: OTHER }), 'confirmed'],
      [
        'replaced with a higher fee, and reverted',
        node({ hash: OTHER }, { receipt: { status: '0x0' } }),
        'reverted',
      ],
      [
        'replaced by the same transfer in another spelling',
        node({ hash: OTHER, from: ACCOUNT.toLowerCase(), to: OTHER_ACCOUNT.toLowerCase() }),
        'confirmed',
      ],
      ['replaced by a cancellation', node({ hash: OTHER, to: ACCOUNT, value: '0x0' }), 'replaced'],
      ['replaced by another amount', node({ hash: OTHER, value: '0x2' }), 'replaced'],
      ['replaced by other calldata', node({ hash: OTHER, input: '0x01' }), 'replaced'],
      [
        'replaced by a transaction that is not found, and may have the same effect',
        node(undefined),
        'unclear',
      ],
      ['replaced, with a late receipt', node({ hash: OTHER }, { receipt: null }), 'pending'],
      ['mined itself, with a late receipt', node({ hash: HASH }), 'pending'],
      ['mined itself, with a late block', node({ hash: HASH }, { since: 3 }), 'pending'],
      ['not replaced yet', node({ hash: OTHER }, { count: '0x5' }), 'pending'],
      ['unknown to the node', node({ hash: OTHER }, { known: false }), 'pending'],
    ])('[S9.9] %s', async (_, answers, outcome) => {
      serve({ [URLS[0]]: answers })
      expect(await settled(run('waitForTransaction'))).toBe(outcome)
      expect(vi.getTimerCount()).toBe(0)
    })

    test.each([
      'eth_getTransactionReceipt',
      'eth_getTransactionCount',
      'eth_blockNumber',
      'eth_getBlockByNumber',
    ])('a transaction is not replaced while no node answers %s', async (failing) => {
      const answers = node(undefined)
      const flaky: Node = (method, params) => {
        const answer = answers(method, params)
        return method === failing ? down() : answer
      }
      serve({ [URLS[0]]: flaky, [URLS[1]]: down })
      expect(await settled(run('waitForTransaction'))).toBe('pending')
    })

    test.each([
      ['eth_getTransactionCount', '0x'],
      ['eth_getTransactionCount', 6],
      ['eth_blockNumber', 'latest'],
      ['eth_getTransactionByHash', { ...transfer, nonce: 'five' }],
      ['eth_getTransactionByHash', { ...transfer, nonce: 5 }],
      ['eth_getTransactionByHash', { ...transfer, from: null }],
    ])('a transaction is not replaced while the answer to %s is %j', async (method, answer) => {
      const answers = node(undefined)
      serve({ [URLS[0]]: (asked, params) => (asked === method ? answer : answers(asked, params)) })
      expect(await settled(run('waitForTransaction'))).toBe('pending')
    })

    test.each([
      ['0x103', ['0x103', '0x102', '0x101', '0x100', '0xff', '0xfe', '0xfd', '0xfc']],
      ['0x2', ['0x2', '0x1', '0x0']],
    ])('the replacement is searched in the eight blocks up to %s', async (latest, blocks) => {
      const answers = node(undefined)
      const searched = new Set<unknown>()
      serve({
        [URLS[0]]: (method, params) => {
          if (method === 'eth_blockNumber') return latest
          if (method === 'eth_getBlockByNumber') searched.add(params[0])
          return answers(method, params)
        },
      })
      expect(await settled(run('waitForTransaction'))).toBe('unclear')
      expect([...searched]).toEqual(blocks)
    })

    /** Node with the nonces of its last `history` blocks; block 0x400 uses the nonce. */
    const fast = (taking: object | undefined, latest: number, history = Infinity): Node => {
      const answers = node(undefined)
      return (method, params) => {
        const [subject, block] = params
        if (method === 'eth_blockNumber') return `0x${latest.toString(16)}`
        if (method === 'eth_getBlockByNumber')
          return { transactions: subject === '0x400' && taking ? [{ ...transfer, ...taking }] : [] }
        if (method !== 'eth_getTransactionCount' || block === 'latest') return answers(method, params)
        if (latest - Number(block) > history) throw { code: -32_000, message: 'missing trie node' }
        return Number(block) < 0x400 ? '0x5' : '0x6'
      }
    }

    test.each([
      ['with a higher fee', fast({ hash: OTHER }, 0x409), 'confirmed'],
      ['with a higher fee, many blocks ago', fast({ hash: OTHER }, 0x40_000), 'confirmed'],
      ['on a network with few blocks', fast({ hash: OTHER }, 0x7ff), 'confirmed'],
      ['by a cancellation', fast({ hash: OTHER, to: ACCOUNT, value: '0x0' }, 0x4ff), 'replaced'],
      ['with a higher fee, as the node just remembers', fast({ hash: OTHER }, 0x41f, 32), 'confirmed'],
      ['in a block that the node has forgotten', fast({ hash: OTHER }, 0x420, 31), 'unclear'],
      ['by an authorization, which is no transaction of its own', fast(undefined, 0x4ff), 'unclear'],
      ['by itself, in a block that the asked node does not have yet', fast({ hash: HASH }, 0x3ec), 'pending'],
      ['more blocks ago than are searched', fast({ hash: OTHER }, 0x400_000), 'unclear'],
    ])('between two looks, on a network with fast blocks: %s', async (_, answers, outcome) => {
      serve({ [URLS[0]]: answers })
      expect(await settled(run('waitForTransaction'))).toBe(outcome)
    })

    test('a replacement is compared with the request by its own content', async () => {
      const answers = node({ hash: OTHER })
      const byHash = [{ ...transfer, hash: HASH }]
      serve({
        [URLS[0]]: (method, params) => {
          const isOther = params[0] === OTHER
          if (method === 'eth_getTransactionByHash') return isOther ? transfer : (byHash.pop() ?? null)
          if (isOther) return { status: '0x1', from: ACCOUNT, blockNumber: '0xf', logs: [] }
          return params[1] === false ? { timestamp: '0x1' } : answers(method, params)
        },
      })
      const asked = { time: Date.now(), calls: [{ to: OTHER_ACCOUNT, value: 1n, effects: [] }] }
      const waiting = run('waitForTransaction', eip155(), { address: ACCOUNT, asked })
      expect(await settled(waiting)).toBe('confirmed')
    })

    test('[S9.9] a replacement is found even if nodes have dropped the original transaction', async () => {
      const adapter = eip155()
      serve({ [URLS[0]]: node(undefined, { count: '0x5' }) })
      expect(await settled(run('waitForTransaction', adapter))).toBe('pending')
      serve({ [URLS[0]]: node({ hash: OTHER, to: ACCOUNT }, { known: false }) })
      expect(await settled(run('waitForTransaction', adapter))).toBe('replaced')
    })
  })
})

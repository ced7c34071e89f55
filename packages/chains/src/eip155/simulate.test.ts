import { afterEach, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { OperationParameters } from '../operations.ts'
import { ACCOUNT, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { TRANSFER_EVENT } from './abiWords.ts'
import { eip155 } from './eip155.ts'

const TOKEN = `0x${'7a'.repeat(20)}` as const
const FOUND = `0x${'7b'.repeat(20)}` as const
const APPROVAL_EVENT = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const owner = ACCOUNT.slice(2).toLowerCase().padStart(64, '0')
const topic = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`

type Answer = (params: readonly [payload: unknown, block: unknown]) => unknown
type Payload = { readonly blockStateCalls: readonly [{ readonly calls: readonly object[] }] }

/** Node of the network that answers by method; it lacks the others. */
function serve(answers: Readonly<Record<string, Answer>>) {
  const payloads: Payload[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { id, method, params } = (await new Request(input, init).json()) as {
      id: number
      method: string
      params: [Payload, unknown]
    }
    if (method === 'eth_simulateV1') payloads.push(params[0])
    try {
      const answer = answers[method]
      if (!answer) throw { code: -32601, message: 'unknown method' }
      return Response.json({ jsonrpc: '2.0', id, result: answer(params) })
    } catch (error) {
      return Response.json({ jsonrpc: '2.0', id, error })
    }
  })
  return payloads
}
afterEach(() => void vi.unstubAllGlobals())

type Asked = OperationParameters<'simulateTransaction'>
const simulate = (parameters: Partial<Asked> = {}) =>
  runOperation(eip155(), 'simulateTransaction', {
    network: mainnet,
    provider: undefined,
    parameters: { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, tokens: [TOKEN], ...parameters },
  })

const balance = (value: number | undefined) =>
  value === undefined
    ? { status: '0x0', returnData: '0x' }
    : { status: '0x1', returnData: `0x${value.toString(16).padStart(64, '0')}`, logs: [] }
const done = { status: '0x1', returnData: '0x', logs: [] as readonly unknown[] }
const failed = { ...done, status: '0x0' }
const transfer = (token: string, from: string, to: string, event = TRANSFER_EVENT) => ({
  address: token,
  topics: [event, topic(from), topic(to)],
})
/** Results of calls between two rounds of balances; the first of a round is the native currency. */
const callsOf = (
  before: readonly (number | undefined)[],
  batch: readonly object[],
  after: readonly (number | undefined)[],
) => [...before.map(balance), ...batch, ...after.map(balance)]
const result = (...parts: Parameters<typeof callsOf>) => [{ calls: callsOf(...parts) }]

test('previous calls, balances, the transaction, following calls and balances are simulated in this order', async () => {
  const payloads = serve({
    eth_simulateV1: () => [{ calls: [done, ...callsOf([9, 1], [done, done], [4, 8])] }],
  })
  const previous = [{ to: TOKEN, data: '0x01' as const }]
  const following = [{ to: FOUND, value: 1n }]
  expect(await simulate({ previous, following })).toEqual({
    status: 'success',
    changes: [{ change: '-5' }, { token: TOKEN, change: '7' }],
  })
  const reader = expect.stringMatching(/^0x0+f0eba1a9c$/) as string
  const reads = [
    { to: reader, data: `0x${owner}` },
    { to: TOKEN, data: `0x70a08231${owner}` },
  ]
  const payload = {
    blockStateCalls: [
      {
        stateOverrides: expect.anything() as object,
        calls: [
          { from: ACCOUNT, to: TOKEN, value: '0x0', data: '0x01' },
          ...reads,
          { from: ACCOUNT, to: OTHER_ACCOUNT, value: '0x5', data: '0x' },
          { from: ACCOUNT, to: FOUND, value: '0x1', data: '0x' },
          ...reads,
        ],
      },
    ],
    // Fees are not part of the changes.
    validation: false,
  }
  expect(payloads).toEqual([payload])
})

const before = [9, 1]
const after = [4, 1]
test.each<[string, readonly unknown[], Partial<Asked>]>([
  ['the transaction', result(before, [failed], after), {}],
  ['a following call', result(before, [done, failed], after), { following: [{ to: TOKEN }] }],
  [
    'a previous call',
    [{ calls: [failed, ...callsOf(before, [done], after)] }],
    { previous: [{ to: TOKEN }] },
  ],
])('a transaction is reverted if %s is', async (_, answer, parameters) => {
  serve({ eth_simulateV1: () => answer, eth_call: () => '0x' })
  expect(await simulate(parameters)).toEqual({ status: 'reverted' })
})

test.each<[string, unknown]>([
  ['no list', { calls: [] }],
  ['a call too few', [{ calls: callsOf(before, [done], after).slice(1) }]],
  ['a call too many', result(before, [done, done], after)],
  ['a call without a status', result(before, [{ ...done, status: undefined }], after)],
  ['no native balance', result([undefined, 1], [done], [4, 1])],
  ['no balance of a token of the request', result([9, 1], [done], [4, undefined])],
  ['a balance that is no number', [{ calls: [...callsOf(before, [done], [4]), { ...done, returnData: 7 }] }]],
])('a simulation with %s has no changes; `eth_call` decides', async (_, answer) => {
  serve({ eth_simulateV1: () => answer, eth_call: () => '0x' })
  expect(await simulate()).toEqual({ status: 'success' })
  const revert = { code: 3, message: 'execution reverted', data: '0x' }
  serve({
    eth_simulateV1: () => answer,
    eth_call: () => {
      throw revert
    },
  })
  expect(await simulate()).toEqual({ status: 'reverted' })
})

test('a transaction is unknown if no node simulates or calls it', async () => {
  serve({})
  expect(await simulate()).toEqual({ status: 'unknown' })
})

test.each(['previous', 'following'] as const)(
  'a transaction with %s calls is unknown without a simulation, since `eth_call` executes it alone',
  async (part) => {
    serve({ eth_call: () => '0x' })
    expect(await simulate({ [part]: [{ to: TOKEN }] })).toEqual({ status: 'unknown' })
  },
)

const me = ACCOUNT.toLowerCase()
const other = OTHER_ACCOUNT.toLowerCase()
test.each<[string, readonly object[]]>([
  ['received', [transfer(FOUND, other, me)]],
  ['sent, in capitals', [transfer(FOUND.toUpperCase().replace('0X', '0x'), me, other)]],
  ['moved twice', [transfer(FOUND, other, me), transfer(FOUND, me, other)]],
])('a token that is %s is measured by a second simulation', async (_, logs) => {
  const payloads = serve({
    eth_simulateV1: ([payload]) => {
      const isSecond = (payload as Payload).blockStateCalls[0].calls.length > 5
      const batch = [{ ...done, logs }]
      return isSecond ? result([9, 1, 0], batch, [4, 1, 3]) : result(before, batch, after)
    },
  })
  expect(await simulate()).toEqual({
    status: 'success',
    changes: [{ change: '-5' }, { token: FOUND, change: '3' }],
  })
  expect(payloads).toHaveLength(2)
})

test.each<[string, readonly unknown[] | undefined]>([
  ['of other accounts', [transfer(FOUND, other, other)]],
  ['of the token of the request', [transfer(TOKEN, me, other)]],
  ['that are approvals', [transfer(FOUND, me, other, APPROVAL_EVENT)]],
  ['of no contract', [{ ...transfer(FOUND, me, other), address: 'nothing' }, { topics: [] }]],
  ['without topics', [{ address: FOUND }]],
  ['that are missing', undefined],
])('events %s are not measured', async (_, logs) => {
  const payloads = serve({ eth_simulateV1: () => result(before, [{ ...done, logs }], after) })
  expect(await simulate()).toEqual({ status: 'success', changes: [{ change: '-5' }] })
  expect(payloads).toHaveLength(1)
})

test('a moved token whose balance cannot be read has no change', async () => {
  const batch = [{ ...done, logs: [transfer(FOUND, other, me)] }]
  serve({
    eth_simulateV1: ([payload]) =>
      (payload as Payload).blockStateCalls[0].calls.length > 5
        ? result([9, 1, undefined], batch, [4, 1, undefined])
        : result(before, batch, after),
  })
  expect(await simulate()).toEqual({ status: 'success', changes: [{ change: '-5' }] })
})

test.each([
  [16, true],
  [17, false],
])('the changes of %i moved tokens are known: %s', async (count, isKnown) => {
  const logs = Array.from({ length: count }, (_, index) =>
    transfer(`0x${(index + 1).toString(16).padStart(40, '0')}`, other, me),
  )
  const batch = [{ ...done, logs }]
  const zeros = Array<number>(16).fill(0)
  const payloads = serve({
    eth_simulateV1: ([payload]) =>
      (payload as Payload).blockStateCalls[0].calls.length > 5
        ? result([...before, ...zeros], batch, [...after, ...zeros])
        : result(before, batch, after),
    eth_call: () => '0x',
  })
  expect(await simulate()).toEqual({ status: 'success', ...(isKnown && { changes: [{ change: '-5' }] }) })
  // Two rounds of 18 balances, and the transaction.
  expect(payloads.at(-1)?.blockStateCalls[0].calls).toHaveLength(37)
})

test('contracts are read where the balances cannot be measured, and not where they can', async () => {
  const reads = [
    { to: TOKEN, data: '0x0dfe1681' },
    { to: FOUND, data: '0x0dfe1681' },
  ] as const
  const answerCall: Answer = ([call]) => {
    if (JSON.stringify(call) === JSON.stringify(reads[0])) return '0x07'
    if (JSON.stringify(call) === JSON.stringify(reads[1])) throw { code: 3, message: 'execution reverted' }
    return '0x'
  }
  serve({ eth_call: answerCall })
  expect(await simulate({ reads })).toEqual({ status: 'success', reads: ['0x07', undefined] })
  expect(await simulate({ reads, following: [{ to: FOUND }] })).toEqual({
    status: 'unknown',
    reads: ['0x07', undefined],
  })
  serve({ eth_call: answerCall, eth_simulateV1: () => result([9, 1], [done], [4, 8]) })
  expect(await simulate({ reads })).not.toHaveProperty('reads')
})

test('an aborted simulation rejects with the reason', async () => {
  const controller = new AbortController()
  serve({
    eth_simulateV1: () => {
      controller.abort('left')
      throw { code: -32601, message: 'unknown method' }
    },
  })
  const simulating = runOperation(eip155(), 'simulateTransaction', {
    network: mainnet,
    provider: undefined,
    signal: controller.signal,
    parameters: { address: ACCOUNT, to: OTHER_ACCOUNT },
  })
  await expect(simulating).rejects.toBe('left')
})

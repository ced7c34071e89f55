import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import examples from '../../vectors/eip-5792-examples.json' with { type: 'json' }
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { AskedTransaction, CallsOutcome, CallsStatus } from '../operations.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { TRANSFER_EVENT } from './abiWords.ts'
import { eip155 } from './eip155.ts'
import { toQuantity } from './quantity.ts'
import { callsOutcome, checkedOutcome } from './rules.ts'

const HASH = `0x${'ef'.repeat(32)}`
const SECOND = `0x${'ab'.repeat(32)}`
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const EXECUTION_FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const [, , , example] = examples
const topic = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const word = (value: number): string => value.toString(16).padStart(64, '0')

/** Seconds; the latest block is two minutes after all others. */
const BLOCK_TIME = 1_800_000_000

/** Receipts and transactions by hash, and the contract code of all accounts. */
type Chain = {
  readonly receipts: Readonly<Record<string, object>>
  readonly transactions?: Readonly<Record<string, object>>
  readonly code?: string | null
}

/** Nodes of the network; without a chain they are down. */
function serve(chain: Chain | undefined): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { id, method, params } = (await new Request(input, init).json()) as {
      id: number
      method: string
      params: readonly [string]
    }
    asked.push(method)
    if (!chain) return new Response('', { status: 503 })
    const { receipts, transactions, code = '0x' } = chain
    const answers: Readonly<Record<string, unknown>> = {
      eth_getCode: code,
      eth_getTransactionReceipt: receipts[params[0]],
      eth_getTransactionByHash: transactions?.[params[0]],
      eth_getBlockByNumber: { timestamp: toQuantity(BLOCK_TIME + (params[0] === 'latest' ? 120 : 0)) },
    }
    return Response.json({ jsonrpc: '2.0', id, result: answers[method] ?? null })
  })
  return asked
}

async function statusOf(answer: unknown, chain?: Chain, asked?: AskedTransaction): Promise<CallsStatus> {
  serve(chain)
  const { provider } = createFakeEvmWallet({ wallet_getCallsStatus: answer })
  const asking = runOperation(eip155(), 'getCallsStatus', {
    network: mainnet,
    provider,
    parameters: { id: 'abc', address: ACCOUNT, asked },
  })
  asking.catch(() => undefined)
  // The first call loads the operation, which takes real time.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(26_000)
  return asking
}

const named = (...hashes: readonly string[]) =>
  hashes.map((transactionHash) => ({ transactionHash, status: '0x1' }))
const success = {
  status: '0x1',
  from: ACCOUNT,
  to: OTHER_ACCOUNT,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  logs: [],
}
const bundled = { ...success, from: OTHER_ACCOUNT, to: ENTRY_POINT }
const operationEvent = (end: number, emitter = ENTRY_POINT, account = ACCOUNT) => ({
  address: emitter,
  topics: [USER_OPERATION, HASH, topic(account), HASH],
  data: `0x${word(7)}${word(end)}${word(1)}${word(1)}`,
})
const userOperation = (end: number, emitter = ENTRY_POINT) => ({
  ...bundled,
  logs: [operationEvent(end, emitter)],
})
/** `AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster)` */
const deployed = {
  address: ENTRY_POINT,
  topics: ['0xd51a9c61267aa6196961883ecf5ff2da6619c37dac0fa92122513fb32c032d2d', HASH, topic(ACCOUNT)],
  data: `0x${topic(OTHER_ACCOUNT).slice(2)}${word(0)}`,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('block, gas and success of a receipt are from the node, not from the wallet', async () => {
  const answer = {
    status: 200,
    atomic: true,
    receipts: [{ transactionHash: HASH, status: '0x1', blockNumber: '0x1', gasUsed: '0x1' }],
  }
  expect(await statusOf(answer, { receipts: { [HASH]: success } })).toEqual({
    outcome: 'confirmed',
    code: 200,
    isAtomic: true,
    receipts: [
      { transactionHash: HASH, isSuccess: true, checked: 'sender', blockNumber: '16', gasUsed: '21000' },
    ],
  })
})

test.each([[1], [null], ['0x01'], [true]])(
  'a receipt with the invalid status %j has the outcome of the node',
  async (status) => {
    const answer = { status: 200, receipts: [{ transactionHash: HASH, status }] }
    expect(await statusOf(answer, { receipts: { [HASH]: success } })).toMatchObject({ outcome: 'confirmed' })
    const reverted = { ...success, status: '0x0' }
    expect(await statusOf(answer, { receipts: { [HASH]: reverted } })).toMatchObject({ outcome: 'reverted' })
  },
)

test('the example of EIP-5792 is unclear until a node has its transaction', async () => {
  const hash = '0x9b7bb827c2e5e3c1a0a44dc53e573aa0b3af3bd1f9f5ed03071b100bb039eaff'
  expect(await statusOf(example, { receipts: {} })).toEqual({
    outcome: 'unclear',
    code: 200,
    isAtomic: true,
    receipts: [{ transactionHash: hash, isSuccess: false }],
  })
  expect(await statusOf(example, { receipts: { [hash]: success } })).toMatchObject({ outcome: 'confirmed' })
})

test.each<[string, unknown, Chain | undefined, CallsOutcome]>([
  ['names a transaction that no node has', named(HASH), { receipts: {} }, 'unclear'],
  ['names a transaction while no node answers', named(HASH), undefined, 'unclear'],
  ['names no transaction', [], { receipts: {} }, 'unclear'],
  ['names receipts that are not a list', null, { receipts: {} }, 'unclear'],
  [
    'names one transaction of two that no node has',
    named(HASH, SECOND),
    { receipts: { [HASH]: success } },
    'unclear',
  ],
  [
    'names a reverted transaction',
    named(HASH),
    { receipts: { [HASH]: { ...success, status: '0x0' } } },
    'reverted',
  ],
  [
    'names a reverted and a successful transaction',
    named(HASH, SECOND),
    { receipts: { [HASH]: success, [SECOND]: { ...success, status: '0x0' } } },
    'partiallyReverted',
  ],
  ['names a transaction of another account', named(HASH), { receipts: { [HASH]: bundled } }, 'unclear'],
  [
    'names a user operation that failed',
    named(HASH),
    { receipts: { [HASH]: userOperation(0) }, code: '0xef01' },
    'reverted',
  ],
  [
    'names a bundle in which the user operation of another account failed',
    named(HASH),
    {
      receipts: {
        [HASH]: {
          ...bundled,
          logs: [operationEvent(0, ENTRY_POINT, OTHER_ACCOUNT), operationEvent(1)],
        },
      },
      code: '0xef01',
    },
    'confirmed',
  ],
  [
    'names a user operation that deployed the account',
    named(HASH),
    { receipts: { [HASH]: { ...bundled, logs: [deployed, operationEvent(1)] } }, code: '0xef01' },
    'confirmed',
  ],
  [
    'gives the status of a transaction as reverted',
    [{ transactionHash: HASH, status: 'reverted' }],
    { receipts: { [HASH]: success } },
    'reverted',
  ],
  [
    'gives the status of a transaction as a text',
    [{ transactionHash: HASH, status: 'success' }],
    { receipts: { [HASH]: success } },
    'confirmed',
  ],
  [
    'is a Safe whose execution failed',
    named(HASH),
    {
      receipts: {
        [HASH]: {
          ...bundled,
          to: ACCOUNT,
          logs: [{ address: ACCOUNT, topics: [EXECUTION_FAILURE], data: '0x' }],
        },
      },
      code: '0xef01',
    },
    'reverted',
  ],
])('a wallet that reports success and %s', async (_, receipts, chain, outcome) => {
  expect((await statusOf({ status: 200, receipts }, chain)).outcome).toBe(outcome)
})

test.each([entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address])(
  'a user operation that failed in the EntryPoint %s is reverted',
  async (entryPoint) => {
    const chain = { receipts: { [HASH]: userOperation(0, entryPoint) }, code: '0xef01' }
    expect((await statusOf({ status: 200, receipts: named(HASH) }, chain)).outcome).toBe('reverted')
  },
)

describe('a batch that the wallet reports for a request', () => {
  const TOKEN = `0x${'70'.repeat(20)}`
  const [native, call] = [
    { to: OTHER_ACCOUNT, value: 1n, effects: [] },
    { to: TOKEN, value: 0n, data: '0xabcd', effects: [] },
  ] as const
  const transferData = `0xa9059cbb${topic(OTHER_ACCOUNT).slice(2)}${word(5)}` as const
  const token = { to: TOKEN, value: 0n, data: transferData, effects: [] }
  const transferEvent = {
    address: TOKEN,
    topics: [TRANSFER_EVENT, topic(ACCOUNT), topic(OTHER_ACCOUNT)],
    data: `0x${word(5)}`,
  }
  const sentNative = { from: ACCOUNT, to: OTHER_ACCOUNT, value: '0x1', input: '0x' }
  const sentCall = { from: ACCOUNT, to: TOKEN, value: '0x0', input: '0xABCD' }
  const operation = { from: OTHER_ACCOUNT, to: ENTRY_POINT, value: '0x0', input: '0x12' }
  const both = { [HASH]: success, [SECOND]: success }
  const reverted = { ...success, status: '0x0' }

  test.each<[string, readonly object[], Chain, AskedTransaction['calls'], CallsOutcome]>([
    [
      'with all its calls',
      named(HASH, SECOND),
      { receipts: both, transactions: { [HASH]: sentNative, [SECOND]: sentCall } },
      [native, call],
      'confirmed',
    ],
    [
      'with one of two calls',
      named(HASH),
      { receipts: both, transactions: { [HASH]: sentNative } },
      [native, call],
      'unclear',
    ],
    [
      'with another amount',
      named(HASH),
      { receipts: both, transactions: { [HASH]: { ...sentNative, value: '0x2' } } },
      [native],
      'unclear',
    ],
    [
      'reverted',
      named(HASH),
      { receipts: { [HASH]: reverted }, transactions: { [HASH]: sentNative } },
      [native],
      'reverted',
    ],
    ['unknown to the nodes', named(HASH), { receipts: both }, [native], 'unclear'],
    [
      'with the event of its token transfer',
      named(HASH),
      {
        receipts: { [HASH]: { ...bundled, logs: [operationEvent(1), transferEvent] } },
        transactions: { [HASH]: operation },
        code: '0xef01',
      },
      [token],
      'confirmed',
    ],
    [
      'without the event of its token transfer',
      named(HASH),
      {
        receipts: { [HASH]: userOperation(1) },
        transactions: { [HASH]: { ...operation, input: `0x${topic(TOKEN)}${transferData.slice(2)}` } },
        code: '0xef01',
      },
      [token],
      'unclear',
    ],
    [
      'whose calls are unknown',
      named(HASH),
      { receipts: both, transactions: { [HASH]: sentNative } },
      undefined,
      'confirmed',
    ],
  ])('%s', async (_, receipts, chain, calls, outcome) => {
    const asked = { time: Date.now() - 120_000, calls }
    expect((await statusOf({ status: 200, receipts }, chain, asked)).outcome).toBe(outcome)
    // The transactions are two minutes old.
    const later = await statusOf({ status: 200, receipts }, chain, { ...asked, time: Date.now() })
    expect(later.outcome).toBe('unclear')
  })

  test('a transaction without a requested call has no success', async () => {
    const { receipts } = await statusOf(
      { status: 200, receipts: named(HASH) },
      { receipts: both, transactions: { [HASH]: { ...sentNative, value: '0x2' } } },
      { time: Date.now() - 120_000, calls: [native] },
    )
    expect(receipts).toEqual([{ transactionHash: HASH, isSuccess: false }])
  })

  test('a node with the receipt before the transaction is asked again', async () => {
    const transactions: Record<string, object> = {}
    serve({ receipts: both, transactions })
    const answer = { status: 200, receipts: named(HASH) }
    const asking = runOperation(eip155(), 'getCallsStatus', {
      network: mainnet,
      provider: createFakeEvmWallet({ wallet_getCallsStatus: answer }).provider,
      parameters: { id: 'abc', address: ACCOUNT, asked: { time: Date.now() - 120_000, calls: [native] } },
    })
    await vi.advanceTimersByTimeAsync(5_000)
    transactions[HASH] = sentNative
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await asking).outcome).toBe('confirmed')
  })
})

test.each([
  [400, 'failed'],
  [500, 'reverted'],
  [600, 'partiallyReverted'],
] as const)(
  'a failure with the code %i does not need the transactions of the calls: %s',
  async (status, outcome) => {
    const call = { to: OTHER_ACCOUNT, value: 1n, data: undefined, effects: [] }
    const answer = { status, receipts: [] }
    expect((await statusOf(answer, { receipts: {} }, { time: Date.now(), calls: [call] })).outcome).toBe(
      outcome,
    )
  },
)

test('an aborted check of a batch rejects', async () => {
  serve({ receipts: {} })
  const { provider } = createFakeEvmWallet({ wallet_getCallsStatus: { status: 200, receipts: named(HASH) } })
  const controller = new AbortController()
  const asking = runOperation(eip155(), 'getCallsStatus', {
    network: mainnet,
    provider,
    signal: controller.signal,
    parameters: { id: 'abc', address: ACCOUNT },
  })
  asking.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  controller.abort(new TypeError('left'))
  await expect(asking).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, object, string | null, CallsStatus['receipts'][number]['checked']]>([
  ['of a user operation', userOperation(1), '0xef01', 'participant'],
  [
    'with an event of the account',
    { ...bundled, logs: [{ address: ACCOUNT, topics: [HASH], data: '0x' }] },
    '0xef01',
    'participant',
  ],
  ['with a failure event of another contract', userOperation(0, OTHER_ACCOUNT), '0xef01', 'participant'],
  [
    'of a call to the account by its owner',
    { ...bundled, to: ACCOUNT.toLowerCase() },
    '0xef01',
    'participant',
  ],
  ['that does not name the account', bundled, '0xef01', 'included'],
  ['of an account whose code is unknown', bundled, null, undefined],
])('role of the account in a receipt %s', async (_, receipt, code, checked) => {
  const status = await statusOf(
    { status: 200, receipts: named(HASH) },
    { receipts: { [HASH]: receipt }, code },
  )
  expect(status.outcome).toBe(checked ? 'confirmed' : 'unclear')
  expect(status.receipts.map((one) => one.checked)).toEqual([checked])
})

test('a transaction that the wallet names twice has one receipt', async () => {
  const answer = { status: 200, receipts: named(HASH, HASH.toUpperCase().replace('0X', '0x')) }
  expect((await statusOf(answer, { receipts: { [HASH]: success } })).receipts).toHaveLength(1)
})

test('a transaction that the node has later is confirmed', async () => {
  const receipts: Record<string, object> = {}
  const asked = serve({ receipts })
  const { provider } = createFakeEvmWallet({ wallet_getCallsStatus: { status: 200, receipts: named(HASH) } })
  const asking = runOperation(eip155(), 'getCallsStatus', {
    network: mainnet,
    provider,
    parameters: { id: 'abc', address: ACCOUNT },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  receipts[HASH] = success
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await asking).outcome).toBe('confirmed')
  expect(asked).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('a receipt without block and gas has neither', async () => {
  const { status, from, to, logs } = success
  const [receipt] = (
    await statusOf(
      { status: 200, receipts: named(HASH) },
      { receipts: { [HASH]: { status, from, to, logs } } },
    )
  ).receipts
  expect(receipt).toStrictEqual({ transactionHash: HASH, isSuccess: true, checked: 'sender' })
})

test('nodes are not asked about a pending batch', async () => {
  const asked = serve({ receipts: {} })
  expect(await statusOf({ status: 100, receipts: named(HASH) })).toMatchObject({
    outcome: 'pending',
    receipts: [],
  })
  expect(asked).toEqual([])
})

test.each<[CallsOutcome, readonly ('sender' | undefined)[], CallsOutcome]>([
  ['pending', [], 'pending'],
  ['failed', [], 'failed'],
  ['failed', ['sender'], 'unclear'],
  ['reverted', [], 'reverted'],
  ['reverted', ['sender'], 'reverted'],
  ['reverted', [undefined], 'unclear'],
  ['partiallyReverted', ['sender'], 'partiallyReverted'],
  ['partiallyReverted', ['sender', undefined], 'unclear'],
])('reported as %s, with receipts checked as %j: %s', (reported, checks, outcome) => {
  const receipts = checks.map((checked) => ({
    transactionHash: HASH,
    isSuccess: checked !== undefined,
    checked,
  }))
  expect(checkedOutcome(reported, receipts)).toBe(outcome)
})

test('the status texts of version 1 become codes', async () => {
  const answer = { status: 'CONFIRMED', receipts: named(HASH) }
  expect(await statusOf(answer, { receipts: { [HASH]: success } })).toMatchObject({
    outcome: 'confirmed',
    code: 200,
  })
  expect(await statusOf({ status: 'PENDING' })).toMatchObject({ outcome: 'pending', code: 100 })
})

test('an id unknown to the wallet rejects with CALLS_UNKNOWN', async () => {
  const unknown = () => {
    throw { code: 5730, message: 'Unknown bundle id' }
  }
  await expect(statusOf(unknown)).rejects.toMatchObject({ code: 'CALLS_UNKNOWN' })
})

test.each([
  {},
  { status: 'done' },
  { status: 99 },
  { status: 1000 },
  { status: 200.5 },
  { status: 200, receipts: [{ transactionHash: '0x1' }] },
  { status: 200, receipts: [{ transactionHash: `${HASH}00` }] },
  { status: 200, receipts: [{ transactionHash: `x${HASH}` }] },
  { status: 200, receipts: Array.from({ length: 101 }, () => named(HASH)[0]) },
  null,
])('an invalid status rejects (%#)', async (answer) => {
  await expect(statusOf(answer)).rejects.toMatchObject({ code: 'CALLS_STATUS_FAILED' })
})

test.each([
  [100, 'pending'],
  [200, 'confirmed'],
  [299, 'confirmed'],
  [400, 'failed'],
  [500, 'reverted'],
  [600, 'partiallyReverted'],
  [700, 'pending'],
] as const)('status code %i is %s', (code, outcome) => {
  expect(callsOutcome(code)).toBe(outcome)
})

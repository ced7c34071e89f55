import { expect, test, vi } from 'vitest'
import { createSentCalls } from './createSentCalls.ts'

const [FIRST, SECOND] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]
const answerOf = (caip345: object, id: unknown = '0x1234') => ({ id, capabilities: { caip345 } })
const sent = answerOf({ caip2: 'eip155:137', transactionHashes: [FIRST, SECOND] })

const asked = { canAskWallet: true }

type Transaction = 'pending' | '0x0' | '0x1'

/** A node with transactions, and a batch that the wallet has sent. */
function setUp(transactions: Readonly<Record<string, Transaction>>, answer: unknown = sent) {
  const ask = vi.fn(async (_chain: string, method: string, [hash]: readonly unknown[]) => {
    const found = transactions[hash as string]
    if (method === 'eth_getTransactionByHash') return found ? { hash } : null
    return found && found !== 'pending' ? { transactionHash: hash, status: found } : null
  })
  const calls = createSentCalls(ask)
  calls.note(answer)
  return { ask, calls }
}

test.each<[status: number, first: Transaction, second: Transaction]>([
  [100, 'pending', 'pending'],
  [100, '0x1', 'pending'],
  [100, '0x0', 'pending'],
  [200, '0x1', '0x1'],
  [500, '0x0', '0x0'],
  [600, '0x1', '0x0'],
])('the status is %i for transactions that are %s and %s', async (status, first, second) => {
  const { calls, ask } = setUp({ [FIRST]: first, [SECOND]: second })
  const mined = [first, second].flatMap((each, index) =>
    each === 'pending' ? [] : [{ transactionHash: [FIRST, SECOND][index], status: each }],
  )
  expect(await calls.readStatus('0x1234', asked)).toEqual({
    version: '2.0.0',
    id: '0x1234',
    chainId: '0x89',
    atomic: false,
    status,
    receipts: mined,
  })
  expect(new Set(ask.mock.calls.map(([chain]) => chain))).toEqual(new Set(['eip155:137']))
})

test('calls in one transaction are atomic', async () => {
  const answer = answerOf({ caip2: 'eip155:1', transactionHashes: [FIRST] })
  const { calls } = setUp({ [FIRST]: '0x1' }, answer)
  expect(await calls.readStatus('0x1234', asked)).toMatchObject({ atomic: true, status: 200 })
})

test('a transaction that the node does not know, such as a replaced one, has no status', async () => {
  const { calls } = setUp({ [FIRST]: '0x1' })
  expect(await calls.readStatus('0x1234', asked)).toBeUndefined()
})

test('a batch without a node has no status', async () => {
  const calls = createSentCalls(() => Promise.reject(new TypeError('offline')))
  calls.note(sent)
  expect(await calls.readStatus('0x1234', asked)).toBeUndefined()
})

test('a batch that neither a node nor the wallet can report is pending', async () => {
  const [{ calls }, offline] = [
    setUp({ [FIRST]: '0x1' }),
    createSentCalls(() => Promise.reject(new TypeError('offline'))),
  ]
  offline.note(sent)
  const alone = { canAskWallet: false }
  expect(await calls.readStatus('0x1234', alone)).toMatchObject({
    status: 100,
    receipts: [{ status: '0x1' }],
  })
  expect(await offline.readStatus('0x1234', alone)).toMatchObject({ status: 100, receipts: [] })
  expect(await calls.readStatus('0x12345', alone)).toBeUndefined()
})

test('a batch of another id has no status, and no node is asked', async () => {
  const { calls, ask } = setUp({ [FIRST]: '0x1', [SECOND]: '0x1' })
  for (const id of ['0x12345', undefined, null, 7]) expect(await calls.readStatus(id, asked)).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['no answer', null],
  ['an id alone', '0x1234'],
  ['no transactions', answerOf({ caip2: 'eip155:137' })],
  ['an empty list', answerOf({ caip2: 'eip155:137', transactionHashes: [] })],
  ['too many', answerOf({ caip2: 'eip155:137', transactionHashes: Array(101).fill(FIRST) })],
  ['a transaction that is none', answerOf({ caip2: 'eip155:137', transactionHashes: [FIRST, '0x12'] })],
  ['no list', answerOf({ caip2: 'eip155:137', transactionHashes: FIRST })],
  ['another namespace', answerOf({ caip2: 'solana:137', transactionHashes: [FIRST] })],
  ['no chain', answerOf({ transactionHashes: [FIRST] })],
  ['an id that is no text', answerOf({ caip2: 'eip155:137', transactionHashes: [FIRST] }, 7)],
])('a wallet that answers %s has named no transactions', async (_, answer) => {
  const { calls, ask } = setUp({ [FIRST]: '0x1' }, answer)
  for (const id of ['0x1234', 7]) expect(await calls.readStatus(id, asked)).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})

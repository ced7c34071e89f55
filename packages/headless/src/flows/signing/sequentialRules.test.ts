import type { TransactionOutcome } from '@foyer/chains'
import { expect, test } from 'vitest'
import { isSentOneByOne, parseSequentialId, sequentialId, sequentialStatus } from './sequentialRules.ts'

const facts = {
  code: 'ATOMICITY_NOT_SUPPORTED',
  isAtomicRequired: false,
  calls: [{ to: '0x1' }],
}

test.each([
  ['no atomic execution', {}, true],
  ['a missing capability', { code: 'CAPABILITY_NOT_SUPPORTED' }, true],
  ['a wallet without batches', { code: 'CALLS_NOT_SUPPORTED' }, true],
  ['a paired wallet without batches', { code: 'METHOD_NOT_SUPPORTED' }, true],
  ['a rejection', { code: 'USER_REJECTED' }, false],
  ['an unclear answer', { code: 'SEND_UNCLEAR' }, false],
  ['too many calls', { code: 'CALLS_TOO_LARGE' }, false],
  ['an error of the host', { code: undefined }, false],
  ['an app that requires atomic execution', { isAtomicRequired: true }, false],
  ['a deployment', { calls: [{ to: '0x1' }, { data: '0x60' }] as const }, false],
])('calls are sent one by one after %s: %s (R76)', (_, changed, expected) => {
  expect(isSentOneByOne({ ...facts, ...changed })).toBe(expected)
})

test('the id of calls that were sent one by one has their network, sender and hashes', () => {
  const id = sequentialId('eip155:1:0x5', ['0xa', '0xb'])
  expect(parseSequentialId(id)).toEqual({ caipNetworkId: 'eip155:1', address: '0x5', hashes: ['0xa', '0xb'] })
  for (const other of ['0x1234', 'sequential:', 'sequential:eip155:1:0x5:', 'sequential:eip155:1:0xa', ''])
    expect(parseSequentialId(other)).toBeUndefined()
  for (const longer of [`0x${id}`, `${id}:0xc`]) expect(parseSequentialId(longer)).toBeUndefined()
})

test('receipts of calls that were sent one by one have the hash and the result of each included transaction', () => {
  const outcomes = ['confirmed', 'replaced', 'reverted'] as const
  const { receipts } = sequentialStatus(outcomes.map((outcome, index) => ({ hash: `0x${index}`, outcome })))
  expect(receipts).toEqual([
    { transactionHash: '0x0', isSuccess: true },
    { transactionHash: '0x2', isSuccess: false },
  ])
})

test.each<[readonly TransactionOutcome[], string, number, number]>([
  [['pending', 'pending'], 'pending', 100, 0],
  [['confirmed', 'pending'], 'pending', 100, 1],
  [['confirmed', 'confirmed'], 'confirmed', 200, 2],
  [['confirmed', 'reverted'], 'partiallyReverted', 600, 2],
  [['confirmed', 'replaced'], 'partiallyReverted', 600, 1],
  [['confirmed', 'unclear'], 'unclear', 100, 0],
  [['unclear', 'pending'], 'unclear', 100, 0],
  [['reverted'], 'reverted', 500, 1],
  [['replaced'], 'failed', 400, 0],
])('transactions that are %j are %s (%i), with %i receipts', (outcomes, outcome, code, receipts) => {
  const status = sequentialStatus(outcomes.map((each, index) => ({ hash: `0x${index}`, outcome: each })))
  expect(status).toMatchObject({ outcome, code, isAtomic: false })
  expect(status.receipts).toHaveLength(receipts)
})

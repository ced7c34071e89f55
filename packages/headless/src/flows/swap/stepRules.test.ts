import { expect, test } from 'vitest'
import {
  approvalCalls,
  approveData,
  batchOutcome,
  batchRefusal,
  currentAllowance,
  shownAmounts,
  toCalls,
} from './stepRules.ts'

const SPENDER = '0x5a11d0c0000000000000000000000000000000e5'
const TOKEN = '0x5a11d0c0000000000000000000000000000000a1'
const approve = (value: string) => ({ to: TOKEN, data: approveData(SPENDER, value), value: '0' })

const HASH = `0x${'ef'.repeat(32)}`

test.each([
  ['7', [approve('7')]],
  // The token requires a reset of its earlier allowance.
  ['0', [approve('0'), approve('7')]],
])('approves %s first for a swap of 7', (value, calls) => {
  const approval = { spender: SPENDER, value }
  expect(approvalCalls({ approval, transaction: approve(value), value: '7' })).toEqual(calls)
})

test.each([
  ['5', undefined, '5'],
  ['0', '7', '7'],
  // The visitor lowered the amount in the wallet.
  ['5', '7', '5'],
  ['9', '7', '9'],
  ['9', '0', '0'],
])(
  'an allowance of %s by the provider, and %s by a confirmed approval, is one of %s',
  (reported, approved, all) => {
    expect(currentAllowance({ reported, approved })).toBe(all)
  },
)

test('calls have base units as bigint', () => {
  expect(toCalls([{ to: TOKEN, data: '0x', value: '5' }])).toEqual([{ to: TOKEN, data: '0x', value: 5n }])
})

test.each([
  ['ATOMICITY_NOT_SUPPORTED', [], 'wallet'],
  ['CALLS_TOO_LARGE', [], 'wallet'],
  ['CALLS_NOT_SUPPORTED', [], 'wallet'],
  ['CAPABILITY_NOT_SUPPORTED', [], 'wallet'],
  ['CHAIN_NOT_SUPPORTED', [], 'wallet'],
  [undefined, [{ code: 5750 }], 'upgrade'],
  [undefined, [{ code: 4001 }, 'no', null], undefined],
  ['SEND_UNCLEAR', [], undefined],
  ['SEND_CALLS_FAILED', [], undefined],
  [undefined, [], undefined],
])('error %s with causes %j is a refusal by: %s', (code, causes, refusal) => {
  expect(batchRefusal({ code, causes })).toBe(refusal)
})

test.each([
  ['confirmed', 'confirmed', 'confirmed'],
  ['confirmed', 'reverted', 'reverted'],
  ['confirmed', 'pending', 'pending'],
  ['confirmed', undefined, 'pending'],
  ['pending', undefined, 'pending'],
  ['unclear', 'confirmed', 'pending'],
  ['confirmed', 'unclear', 'unclear'],
  ['reverted', 'unclear', 'unclear'],
  ['reverted', 'confirmed', 'reverted'],
  ['partiallyReverted', 'confirmed', 'reverted'],
  ['failed', undefined, 'expired'],
] as const)('a batch that is reported as %s, and is %s on the chain: %s', (reported, onChain, outcome) => {
  const receipts = [{ transactionHash: HASH, isSuccess: true, checked: 'participant' as const }]
  expect(batchOutcome({ outcome: reported, receipts }, onChain)).toBe(outcome)
})

test.each([
  ['sender', 'confirmed'],
  ['participant', 'confirmed'],
  ['included', 'pending'],
  [undefined, 'pending'],
] as const)('a confirmed batch with a receipt that is checked as %s is %s', (checked, outcome) => {
  const receipts = [{ transactionHash: HASH, isSuccess: true, checked }]
  expect(batchOutcome({ outcome: 'confirmed', receipts }, 'confirmed')).toBe(outcome)
})

test('every receipt of a confirmed batch must be checked', () => {
  const receipts = (['sender', 'included'] as const).map((checked) => ({
    transactionHash: HASH,
    isSuccess: true,
    checked,
  }))
  expect(batchOutcome({ outcome: 'confirmed', receipts }, 'confirmed')).toBe('pending')
})

test('an approval shows the approved amount, a swap both amounts', () => {
  const review = {
    amount: '2',
    sourceToken: { symbol: 'USDC' },
    toToken: { symbol: 'ETH' },
    quote: { toAmount: '0.001' },
    approval: { amount: '5' },
  } as Parameters<typeof shownAmounts>[0]
  expect(shownAmounts({ ...review, step: 'approve' })).toEqual([{ amount: '5', symbol: 'USDC' }])
  expect(shownAmounts({ ...review, approval: undefined, step: 'approve' })).toEqual([
    { amount: '2', symbol: 'USDC' },
  ])
  expect(shownAmounts({ ...review, step: 'swap' })).toEqual([
    { amount: '2', symbol: 'USDC' },
    { amount: '0.001', symbol: 'ETH' },
  ])
})

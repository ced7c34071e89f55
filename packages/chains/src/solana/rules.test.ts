import { expect, test } from 'vitest'
import { chooseUnitLimit, failureReason, chooseUnitPrice, findShortage } from './rules.ts'

test.each([
  [450n, 495],
  [1n, 2],
  [200_000n, 220_000],
  [1_300_000n, 1_400_000],
  [1_400_000n, 1_400_000],
  [undefined, 495],
  [0n, 495],
])('[S1.14] %s units in a simulation are a limit of %s', (units, limit) => {
  expect(chooseUnitLimit(units)).toBe(limit)
})

test.each([
  ['no recent fees', [], 500, 100_000n, 0n],
  ['recent fees of zero', [0n, 0n], 500, 100_000n, 0n],
  ['one paid', [1_000n], 500, 100_000n, 1_000n],
  ['most paid little', [5n, 1n, 9_999n, 2n, 3n], 500, 100_000n, 5n],
  ['three of four paid little', [1n, 9_999n, 2n, 3n], 500, 100_000n, 3n],
  ['all paid absurdly', [10n ** 15n], 500, 100_000n, 200_000_000n],
  ['the host wants no priority', [1_000n], 500, 0n, 0n],
  ['the ceiling is not a whole price', [10n ** 15n], 3, 1n, 333_333n],
] as const)('[S1.14] the price when %s', (_, recent, unitLimit, ceiling, price) => {
  expect(chooseUnitPrice({ recent, unitLimit, ceiling })).toBe(price)
  expect((price * BigInt(unitLimit) + 999_999n) / 1_000_000n).toBeLessThanOrEqual(ceiling)
})

test.each([
  ['Attempt to debit an account but found no record of a prior credit.', 'INSUFFICIENT_FUNDS_FOR_FEES'],
  ['INSUFFICIENT FUNDS FOR FEE', 'INSUFFICIENT_FUNDS_FOR_FEES'],
  ['{"InsufficientFundsForRent":{"account_index":"0"}}', 'INSUFFICIENT_FUNDS_FOR_FEES'],
  ['{"InsufficientFundsForRent":{"account_index":"1"}}', 'AMOUNT_BELOW_MINIMUM'],
  ['{"InsufficientFundsForRent":{"account_index":12}}', 'AMOUNT_BELOW_MINIMUM'],
  ['"InsufficientFundsForFee"', 'INSUFFICIENT_FUNDS_FOR_FEES'],
  ['"AccountNotFound"', 'INSUFFICIENT_FUNDS_FOR_FEES'],
  ['Transfer: insufficient lamports 5, need 6', 'INSUFFICIENT_FUNDS'],
  ['transfer: INSUFFICIENT lamports', 'INSUFFICIENT_FUNDS'],
  ['"ProgramAccountNotFound"', undefined],
  ['Blockhash not found', undefined],
  ['', undefined],
])('%s → %s', (text, shortage) => {
  expect(findShortage(['Program log: hi', text])).toBe(shortage)
})

test.each([
  [['Program log: Error: Account is frozen'], 'Account is frozen'],
  [['Program log: Error: first', 'Program X failed', 'Program log: Error: second'], 'second'],
  [
    ['Program log: AnchorError occurred. Error Code: Paused. Error Number: 6000. Error Message: Paused.'],
    'Paused.',
  ],
  [['Program log: Instruction: TransferChecked'], undefined],
  [['Program log: Error: 0x24'], undefined],
  [['Program log: Error: send it to 49CpSXhv7DD6KVmNsqs7pQvSXgU4Vx85sb9qTQ2QYLYF'], undefined],
  [['Program log: Error: unlock at token.example'], undefined],
  [[], undefined],
])('the reason in the logs %j is %j', (logs, reason) => {
  expect(failureReason(logs)).toBe(reason)
})

import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'
import { toTransactionError } from './toTransactionError.ts'

class TransactionErrorInsufficientFundsForRent {
  readonly accountIndex = 2
}
class TransactionErrorProgramExecutionTemporarilyRestricted {
  readonly accountIndex = 1
}
const inInstruction = (why: unknown) => ({ index: 3, err: () => why })

test.each([
  [0, 'AccountInUse', 'AccountInUse'],
  [2, 'AccountNotFound', 'Attempt to debit an account but found no record of a prior credit.'],
  [4, 'InsufficientFundsForFee', 'Insufficient funds for fee'],
  [7, 'BlockhashNotFound', 'Blockhash not found'],
  [34, 'CommitCancelled', 'CommitCancelled'],
  [{ index: 3 }, { DuplicateInstruction: 3 }, '{"DuplicateInstruction":3}'],
  [
    inInstruction(0),
    { InstructionError: [3, 'GenericError'] },
    'Error processing Instruction 3: GenericError',
  ],
  [
    inInstruction(5),
    { InstructionError: [3, 'InsufficientFunds'] },
    'Error processing Instruction 3: InsufficientFunds',
  ],
  [
    inInstruction(52),
    { InstructionError: [3, 'BorshIoError'] },
    'Error processing Instruction 3: BorshIoError',
  ],
  [
    inInstruction({ msg: 'x' }),
    { InstructionError: [3, 'BorshIoError'] },
    'Error processing Instruction 3: BorshIoError',
  ],
  [
    inInstruction({ code: 17 }),
    { InstructionError: [3, { Custom: 17 }] },
    'Error processing Instruction 3: custom program error: 0x11',
  ],
  [
    new TransactionErrorInsufficientFundsForRent(),
    { InsufficientFundsForRent: { account_index: 2 } },
    'Transaction results in an account (2) with insufficient funds for rent',
  ],
  [
    new TransactionErrorProgramExecutionTemporarilyRestricted(),
    { ProgramExecutionTemporarilyRestricted: { account_index: 1 } },
    '{"ProgramExecutionTemporarilyRestricted":{"account_index":1}}',
  ],
])('%j becomes %j: %s', (error, expected, words) => {
  const converted = toTransactionError({ err: () => error } as never)
  expect(converted).toEqual(expected)
  expect(describeError(converted)).toBe(words)
})

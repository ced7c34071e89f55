import type { TransactionError } from './toTransactionError.ts'

/** Messages of common failures, by which clients and people recognise them. */
const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** A transaction's error as text, the end of a node's message. */
export function describeError(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  const [index, why] = (error['InstructionError'] ?? []) as [number?, TransactionError?]
  if (index === undefined || why === undefined) {
    const rent = error['InsufficientFundsForRent'] as { account_index: number } | undefined
    return rent
      ? `Transaction results in an account (${rent.account_index}) with insufficient funds for rent`
      : JSON.stringify(error)
  }
  const what = typeof why === 'string' ? why : `custom program error: 0x${Number(why['Custom']).toString(16)}`
  return `Error processing Instruction ${index}: ${what}`
}

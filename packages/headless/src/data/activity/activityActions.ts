/** Actions of transactions and pending transactions, as one chunk. */

export { fetchTransactions } from './fetchTransactions.ts'
export { lookAtPending, parsePending, trackTransaction } from './trackPending.ts'

/** What an account did and has sent, loaded in one piece once it is wanted. */

export { fetchTransactions } from './fetchTransactions.ts'
export { lookAtPending, parsePending, trackTransaction } from './trackPending.ts'

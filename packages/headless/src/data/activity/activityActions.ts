import { fetchTransactions } from './fetchTransactions.ts'
import { lookAtPending } from './lookAtPending.ts'
import { parsePending } from './pendingSchema.ts'
import { trackTransaction } from './trackTransaction.ts'

/** What an account did and has sent, loaded in one piece once it is wanted. */
export const activityActions: {
  readonly fetchTransactions: typeof fetchTransactions
  readonly lookAtPending: typeof lookAtPending
  readonly parsePending: typeof parsePending
  readonly trackTransaction: typeof trackTransaction
} = { fetchTransactions, lookAtPending, parsePending, trackTransaction }

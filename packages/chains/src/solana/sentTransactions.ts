/**
 * Transactions that were sent from here and of which no node said that it took them, by signature: the last block height
 * that may hold them. Lives as long as the adapter.
 */
export type SentTransactions = Map<string, bigint>

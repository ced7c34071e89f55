import type { CaipNetworkId } from '@foyer/chains'

export type TransactionStatus = 'confirmed' | 'failed' | 'pending'

/** Transfer of a transaction. Names and images are sanitized third-party data. */
export type TransactionTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Exact decimal text, never a number. Absent if unknown. */
  readonly quantity?: string | undefined
  /** Approximate value in US dollars, to rank transfers; not shown. */
  readonly value?: number | undefined
  readonly token?:
    | {
        readonly name?: string | undefined
        readonly symbol?: string | undefined
        readonly iconUrl?: string | undefined
      }
    | undefined
  readonly nft?:
    | {
        readonly name?: string | undefined
        readonly imageUrl?: string | undefined
        readonly isSpam: boolean
      }
    | undefined
}

/** Transaction of an account. Plain JSON: hosts dehydrate caches. */
export type Transaction = {
  readonly id: string
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** `send`, `receive`, `trade` …; other values may occur. */
  readonly operationType: string
  readonly status: TransactionStatus
  /** ISO 8601 */
  readonly minedAt: string
  readonly sentFrom: string
  readonly sentTo: string
  /** `null` if the transfers are unknown. */
  readonly transfers: readonly TransactionTransfer[] | null
}

export type TransactionPage = {
  readonly transactions: readonly Transaction[]
  /** Cursor of the next page; absent on the last. */
  readonly next?: string | undefined
}

/** Transactions of a month, newest first. */
export type TransactionGroup = {
  readonly year: number
  /** 0 is January. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/** Transaction that was sent from this app, and has no known outcome. */
export type PendingTransaction = {
  readonly caipNetworkId: CaipNetworkId
  /** Sender. */
  readonly address: string
  readonly hash: string
  /** Value of `Transaction.operationType`. */
  readonly kind: string
  /** Amounts shown in the review. */
  readonly amounts: readonly { readonly amount: string; readonly symbol: string }[]
  /** Time of sending, in ms since 1970. */
  readonly time: number
}

import type { CaipNetworkId } from '@foyer/chains'

export type TransactionStatus = 'confirmed' | 'failed' | 'pending'

/** Something that moved in a transaction. Names and pictures are strangers' claims, made harmless. */
export type TransactionTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Exact: decimal text, never a number. Absent where it is not known. */
  readonly quantity?: string | undefined
  /** In US dollars, roughly: says which transfers matter, and is not shown. */
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

/** A line of an account's history. Plain JSON: hosts dehydrate caches. */
export type Transaction = {
  readonly id: string
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** `send`, `receive`, `trade` …; types that are not known here may come. */
  readonly operationType: string
  readonly status: TransactionStatus
  /** ISO 8601 */
  readonly minedAt: string
  readonly sentFrom: string
  readonly sentTo: string
  /** `null` where it is not known what moved. */
  readonly transfers: readonly TransactionTransfer[] | null
}

export type TransactionPage = {
  readonly transactions: readonly Transaction[]
  /** Asks for the page after this one; absent on the last. */
  readonly next?: string | undefined
}

/** The transactions of a month, newest first. */
export type TransactionGroup = {
  readonly year: number
  /** 0 is January. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/** One that was sent from here and whose end is not known yet. */
export type PendingTransaction = {
  readonly caipNetworkId: CaipNetworkId
  /** Who sent it. */
  readonly address: string
  readonly hash: string
  /** What it is, in the words of `Transaction.operationType`. */
  readonly kind: string
  /** What the visitor was shown that it moves. */
  readonly amounts: readonly { readonly amount: string; readonly symbol: string }[]
  /** When it was sent, in milliseconds. */
  readonly time: number
}

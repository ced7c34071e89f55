/** A row of an account's history, as the backend sends it. */
export type HistoryRow = {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    readonly chain: string
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status:
      | 'confirmed'
      | 'failed'
      | `ONRAMP_TRANSACTION_STATUS_${'SUCCESS' | 'FAILED' | 'IN_PROGRESS'}`
    readonly nonce: number
  }
  /** `null` if no moved asset is known. */
  readonly transfers: readonly HistoryTransfer[] | null
}

export type HistoryTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
  readonly fungible_info?: {
    readonly name?: string
    readonly symbol?: string
    readonly icon?: { readonly url: string }
  }
  readonly nft_info?: {
    readonly name?: string
    readonly flags: { readonly is_spam: boolean }
    readonly content?: { readonly preview?: { readonly url: string; readonly content_type: null } }
  }
}

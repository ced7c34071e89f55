import type { CaipNetworkId, TransactionOutcome } from '@foyer/chains'
import type { SendReview } from '../send/types.ts'
import type { PayProgress } from './rules.ts'

/** Token and amount with which a payment can be made. */
export type PayOption = {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint; absent for the native currency. */
  readonly assetAddress?: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** Decimal text. */
  readonly amount: string
  readonly name?: string | undefined
  readonly iconUrl?: string | undefined
}

/** Payment that an app requests: one of the options, to an address of the same namespace. */
export type PayRequest = {
  readonly recipient: string
  readonly options: readonly [PayOption, ...PayOption[]]
}

/** Quote as shown to the visitor; exactly this is paid. Frozen: another quote is another object. */
export type PayQuote = {
  readonly option: PayOption
  /** The transfer that pays the request; `useSendFee({ review })` has its fee. */
  readonly review: SendReview
}

/** A payment that a wallet has carried out. `pending` until its outcome on the chain is known. */
export type Payment = {
  readonly quote: PayQuote
  readonly hash: string
  readonly outcome: TransactionOutcome
}

export type PayState = {
  /** Request of the app; absent when there is none. */
  readonly request: PayRequest | undefined
  /** Option to pay with. */
  readonly option: PayOption | undefined
  /** Quote that the visitor is shown and can confirm. */
  readonly quote: PayQuote | undefined
  /** The wallet is being asked. */
  readonly isPaying: boolean
  readonly payment: Payment | undefined
  /** The wallet did not report whether it paid; the payment cannot be confirmed again. */
  readonly isUnclear: boolean
}

export type PayForm = PayState & {
  /** Progress of the payment. */
  readonly progress: PayProgress
}

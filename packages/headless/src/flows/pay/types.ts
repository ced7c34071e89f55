import type { CaipNetworkId, TransactionOutcome } from '@foyer/chains'
import type { SendReview } from '../send/types.ts'
import type { PayProgress } from './rules.ts'

/** So much of something pays. */
export type PayOption = {
  readonly caipNetworkId: CaipNetworkId
  /** The contract or mint; absent for the network's own currency. */
  readonly assetAddress?: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** Decimal text. */
  readonly amount: string
  readonly name?: string | undefined
  readonly iconUrl?: string | undefined
}

/** What an app asks to be paid: one of the options, to an address of their family. */
export type PayRequest = {
  readonly recipient: string
  readonly options: readonly [PayOption, ...PayOption[]]
}

/** What the visitor was shown, and so exactly what is paid. Never changed: another quote is another object. */
export type PayQuote = {
  readonly option: PayOption
  /** The transfer that pays it; `useSendFee({ review })` says what that costs. */
  readonly review: SendReview
}

/** A payment that a wallet has carried out. `pending` until the chain says how it ended. */
export type Payment = {
  readonly quote: PayQuote
  readonly hash: string
  readonly outcome: TransactionOutcome
}

export type PayState = {
  /** What is asked for; absent when nothing is. */
  readonly request: PayRequest | undefined
  /** What it is paid with. */
  readonly option: PayOption | undefined
  /** What is shown before somebody says yes. */
  readonly quote: PayQuote | undefined
  /** The wallet is being asked. */
  readonly isPaying: boolean
  readonly payment: Payment | undefined
  /** The wallet was asked, and never said: it may have been paid, so nobody is led to pay twice. */
  readonly isUnclear: boolean
}

export type PayForm = PayState & {
  /** How far it has come. */
  readonly progress: PayProgress
}

import type {
  AskedTransaction,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  FoyerError,
  TransactionOutcome,
} from '@foyer/chains'
import type { Atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { ShownRequest } from '../../core/unfinished/unfinishedRequests.ts'

/** Fields that every review has. Frozen; the same content reviewed again is another object. */
export type Review = {
  /** Unique in its config. */
  readonly id: string
  /** CAIP-10 of the account that signs. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /**
   * Content of the request; absent where it is always the shown one. Reviews with other contents may be asked at the
   * same time.
   */
  readonly subject?: string | undefined
}

/** Request as it is made to a wallet. */
export type AskedRequest = {
  /** Name of the operation, or JSON-RPC method. */
  readonly operation: string
  /** Request as shown to the visitor. */
  readonly shown: ShownRequest
  /** Transactions that the wallet names are compared with it. */
  readonly transaction?: AskedTransaction | undefined
  /** Sender that the transaction names. */
  readonly from?: string | undefined
  /** Network that the transaction names, if it is another one than that of the review. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Status of a reviewed request.
 *
 * - `prepared`: shown, and not to be asked before the visitor accepts it.
 * - `reviewed`: shown, and may be asked.
 * - `accepted`: the visitor or the app confirmed it; code loads, account and network are checked, policies judge it.
 * - `asked`: the wallet is asked.
 * - `declined`, `failed`: nothing was sent; the same review may be asked again.
 * - `unclear`: the wallet did not report whether it sent, or named another transaction; never asked again.
 * - `answered`: it has an answer without a hash, for example a signature.
 * - `sent`: it has a hash. Then its outcome on the chain: `pending` without one in the usual time.
 */
export type RequestStatus =
  | 'prepared'
  | 'reviewed'
  | 'accepted'
  | 'asked'
  | 'declined'
  | 'failed'
  | 'unclear'
  | 'answered'
  | 'sent'
  | TransactionOutcome

/** A request that a wallet has sent. `pending` until its outcome on the chain is known. */
export type Sent<review> = {
  readonly hash: string
  readonly review: review
  readonly outcome: TransactionOutcome
}

export type ReviewedRequest<review> = {
  readonly review: review
  readonly status: RequestStatus
  /** Set once the wallet was asked. */
  readonly asked?: AskedRequest | undefined
  /** Why it was declined, failed or is unclear. */
  readonly error?: unknown
  readonly sent?: Sent<review> | undefined
}

export type RequestsState<review> = {
  /** Review as shown to the visitor; no other can be asked. */
  readonly shown: review | undefined
  /** Ended requests, the newest end last; then those that are shown or under way, the newest last. */
  readonly requests: readonly ReviewedRequest<review>[]
  /** Number of reviews so far. */
  readonly count: number
}

export type RequestEvent<review> =
  /** A review is shown. `prepared`: the visitor has to accept it first. */
  | { readonly type: 'shown'; readonly review: review; readonly status: 'prepared' | 'reviewed' }
  /** The review is hidden. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'accepted'; readonly review: review }
  | { readonly type: 'asked'; readonly review: review; readonly asked: AskedRequest }
  | { readonly type: 'declined' | 'failed' | 'unclear'; readonly review: review; readonly error: unknown }
  | { readonly type: 'answered'; readonly review: review }
  | { readonly type: 'sent'; readonly review: review; readonly hash: string }
  | { readonly type: 'outcome'; readonly review: review; readonly outcome: TransactionOutcome }

/** Event of a request that is, or was, shown. */
export type RequestMove<review> = Exclude<RequestEvent<review>, { readonly type: 'shown' | 'withdrawn' }>

/** Reviewed requests of one flow. A definition at module level; the state is in the store of a config. */
export type Requests<review extends Review> = {
  /** Flow that the requests belong to. */
  readonly name: string
  readonly atom: Atom<RequestsState<review>>
  readonly dispatch: (internals: Internals, event: RequestEvent<review>) => void
}

/** Review of a request that the app makes by an action, provider or signer. */
export type AppReview = Review & { readonly subject: string }

/** Marks the accepted request as asked, and asks the wallet in the same tick. */
export type AskNow = <answer>(asked: AskedRequest, ask: () => Promise<answer>) => Promise<answer>

export type AskWalletParameters<review extends Review, answer, result> = {
  readonly review: review
  /** Account and network that the review must have. @default those in use */
  readonly inUse?: Pick<Review, 'account' | 'caipNetworkId'> | undefined
  /**
   * Error of the flow for a review that may not be asked; absent where a review is asked in the tick in which it is
   * made.
   */
  readonly refusal?: ((reason: 'outdated' | 'underWay') => FoyerError) | undefined
  /** Reviews older than `maxAge` milliseconds are not asked; `renew` makes a new one. */
  readonly freshness?:
    | { readonly time: number; readonly maxAge: number; readonly renew: () => Promise<unknown> }
    | undefined
  /** Called once the review may be asked, before code of the wallet loads. */
  readonly onAsk?: (() => void) | undefined
  /** Asks the wallet for exactly the review, through `askNow`. Resolves with a hash, a batch or a signature. */
  readonly request: (askNow: AskNow) => Promise<answer>
  /** Aborted when the caller stops waiting. A late answer of the wallet is still stored. */
  readonly signal?: AbortSignal | undefined
  /** Whether the wallet may have sent although this was thrown. @default `SEND_UNCLEAR` */
  readonly isUnclear?: ((error: unknown) => boolean) | undefined
  /** Called in the tick in which the wallet answers with a hash, also after the caller has stopped waiting. */
  readonly onSent?: ((sent: Sent<review>) => void) | undefined
  readonly onAnswer: (answer: answer) => result | Promise<result>
  /**
   * Called with the error of a request without an answer. Returns a result in its place, or nothing: the error is
   * thrown.
   */
  readonly onError?:
    | ((error: unknown, status: 'declined' | 'failed' | 'unclear') => Promise<result> | undefined | void)
    | undefined
}

export type AppRequest<answer> = {
  /** Name of the operation, or JSON-RPC method. */
  readonly operation: string
  readonly account: CaipAddress
  readonly network: CaipNetwork
  /** Parameters: while a request is under way, one with equal parameters is the same, so that a double click is one. */
  readonly parameters: unknown
  readonly signal?: AbortSignal | undefined
  readonly isUnclear?: ((error: unknown) => boolean) | undefined
  /** Alternative request after a refusal of the wallet. */
  readonly instead?: ((error: unknown, signal: AbortSignal) => Promise<answer> | undefined) | undefined
}

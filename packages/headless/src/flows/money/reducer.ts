import type { CaipAddress, CaipNetworkId, TransactionOutcome } from '@foyer/chains'

/** Fields that every review has. Frozen; the same content reviewed again is another object. */
export type Reviewed = {
  /** Unique in its config. */
  readonly id: string
  /** CAIP-10 of the account that signs. */
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Status of a reviewed request.
 *
 * - `prepared`: shown, and not to be asked before the visitor accepts it.
 * - `reviewed`: shown, and may be asked.
 * - `asked`: the wallet is asked, or the checks before that run.
 * - `declined`, `failed`: nothing was sent; the same review may be asked again.
 * - `unclear`: the wallet did not report whether it sent; never asked again.
 * - `sent`: it has a hash. Then its outcome on the chain: `pending` without one in the usual time.
 */
export type RequestStatus =
  | 'prepared'
  | 'reviewed'
  | 'asked'
  | 'declined'
  | 'failed'
  | 'unclear'
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
  /** Why it was declined, failed or is unclear. */
  readonly error?: unknown
  readonly sent?: Sent<review> | undefined
}

export type RequestsState<review> = {
  /** The review that the visitor is shown; no other can be asked. */
  readonly shown: review | undefined
  /** Oldest first. */
  readonly requests: readonly ReviewedRequest<review>[]
  /** Number of reviews so far. */
  readonly count: number
}

export type RequestEvent<review> =
  /** The visitor is shown it. `prepared`: they have to accept it first. */
  | { readonly type: 'shown'; readonly review: review; readonly status: 'prepared' | 'reviewed' }
  /** The shown review is not shown any more. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'asked'; readonly review: review }
  | { readonly type: 'declined' | 'failed' | 'unclear'; readonly review: review; readonly error: unknown }
  | { readonly type: 'sent'; readonly review: review; readonly hash: string }
  | { readonly type: 'outcome'; readonly review: review; readonly outcome: TransactionOutcome }

/** Ended requests that are kept. */
const MAX_ENDED = 8

const canAsk: readonly RequestStatus[] = ['reviewed', 'declined', 'failed']
const isTried = ({ status, sent }: ReviewedRequest<unknown>): boolean =>
  status === 'asked' || status === 'unclear' || sent !== undefined

/** State before the first review. */
export const noRequests: RequestsState<never> = { shown: undefined, requests: [], count: 0 }

/** Every change of reviewed requests. An event that does not fit the status of its request changes nothing. */
export function reduceRequests<review extends Reviewed>(
  state: RequestsState<review>,
  event: RequestEvent<review>,
): RequestsState<review> {
  if (event.type === 'withdrawn') return keep({ ...state, shown: undefined })
  const { review } = event
  if (event.type === 'shown') {
    const requests = [...state.requests, { review, status: event.status }]
    return keep({ shown: review, requests, count: state.count + 1 })
  }
  const request = requestOf(state, review)
  if (!request) return state
  const next = move(state, request, event)
  if (!next) return state
  const requests = state.requests
    // It can be asked again: an earlier one of which nothing is known is not shown beside it.
    .filter(({ status }) => event.type !== 'asked' || status !== 'unclear')
    .map((each) => (each === request ? next : each))
  return keep({ ...state, requests })
}

function move<review>(
  state: RequestsState<review>,
  { review, status, sent }: ReviewedRequest<review>,
  event: Exclude<RequestEvent<review>, { readonly type: 'shown' | 'withdrawn' }>,
): ReviewedRequest<review> | undefined {
  if (event.type === 'asked') {
    const isFree = !askedRequest(state) && state.shown === review && canAsk.includes(status)
    return isFree ? { review, status: 'asked' } : undefined
  }
  if (event.type === 'outcome')
    return (status === 'sent' || (status === 'pending' && event.outcome !== 'pending')) && sent
      ? { review, status: event.outcome, sent: { ...sent, outcome: event.outcome } }
      : undefined
  if (status !== 'asked') return undefined
  return event.type === 'sent'
    ? { review, status: 'sent', sent: { hash: event.hash, review, outcome: 'pending' } }
    : { review, status: event.type, error: event.error }
}

/** Without reviews that are not shown any more and were not asked, and without the oldest of those that ended. */
function keep<review>(state: RequestsState<review>): RequestsState<review> {
  const kept = state.requests.filter((request) => request.review === state.shown || isTried(request))
  const surplus = kept.length - MAX_ENDED
  const requests = kept.filter(
    ({ review, status }, index) => index >= surplus || review === state.shown || status === 'asked',
  )
  return { ...state, requests }
}

/** The request of a review; compared by identity, so that a changed copy is another review. */
export const requestOf = <review>(
  { requests }: RequestsState<review>,
  wanted: review | undefined,
): ReviewedRequest<review> | undefined => requests.find(({ review }) => review === wanted)

/** The request that the wallet is asked about. */
export const askedRequest = <review>({
  requests,
}: RequestsState<review>): ReviewedRequest<review> | undefined =>
  requests.find(({ status }) => status === 'asked')

/** The newest request that fits. */
export const lastRequest = <review>(
  { requests }: RequestsState<review>,
  fits: (request: ReviewedRequest<review>) => boolean,
): ReviewedRequest<review> | undefined => requests.findLast(fits)

/** Why a wallet is not asked. First match wins. */
export type AskProblem = 'underWay' | 'outdated' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED' | 'stale'

/** Whether a wallet may be asked about a review now: it is shown, it is of the account and network in use, and it is fresh. */
export function askProblem<review extends Reviewed>(
  state: RequestsState<review>,
  review: review,
  now: {
    readonly account: string | undefined
    readonly caipNetworkId: string
    /** Milliseconds since the review was made, and the most that is accepted; without a limit it stays fresh. */
    readonly age?: number | undefined
    readonly maxAge?: number | undefined
  },
): AskProblem | undefined {
  if (askedRequest(state)) return 'underWay'
  const status = requestOf(state, review)?.status
  if (state.shown !== review || status === undefined || !canAsk.includes(status)) return 'outdated'
  if (now.account !== review.account) return 'ACCOUNT_CHANGED'
  if (now.caipNetworkId !== review.caipNetworkId) return 'NETWORK_CHANGED'
  const { age, maxAge } = now
  // A clock that was set back makes no review younger.
  return age !== undefined && maxAge !== undefined && (age > maxAge || age < 0) ? 'stale' : undefined
}

/** State of a request of the app. `open`: nothing was sent, and it may be tried again. */
export type RequestEnd =
  | { readonly status: 'open' | 'asked' }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'unclear'; readonly error: unknown }

/** State of a request of the app, by the reviews that were made for it. */
export function requestEnd<review>(
  { requests }: RequestsState<review>,
  isMine: (review: review) => boolean,
): RequestEnd {
  const request = requests.findLast((each) => isTried(each) && isMine(each.review))
  if (!request) return { status: 'open' }
  const { status, error, sent } = request
  if (status === 'unclear') return { status, error }
  return sent ? { status: 'sent', hash: sent.hash } : { status: 'asked' }
}

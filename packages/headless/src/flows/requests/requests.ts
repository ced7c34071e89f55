import { type AskedTransaction, type CaipAddress, parseCaipAddress } from '@foyer/chains'
import { atom } from 'jotai/vanilla'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { UnfinishedKind } from '../../core/unfinished/unfinishedRequests.ts'
import type {
  AppReview,
  AskedRequest,
  RequestEvent,
  RequestMove,
  RequestStatus,
  Requests,
  RequestsState,
  Review,
  ReviewedRequest,
  Sent,
} from './types.ts'

/** A request that was just sent. */
export const sentBy = <review>(review: review, hash: string): Sent<review> => ({
  hash,
  review,
  outcome: 'pending',
})

/** Ended requests that are kept. */
const MAX_ENDED = 8

const canAsk: readonly RequestStatus[] = ['reviewed', 'declined', 'failed']
/** Whether the wallet is asked, or will be once the checks before that have passed. */
export const isUnderWay = ({ status }: Pick<ReviewedRequest<unknown>, 'status'>): boolean =>
  status === 'accepted' || status === 'asked'
/** Whether the result is unknown. A request with a hash has ended. */
const isSilent = ({ status, sent }: ReviewedRequest<unknown>): boolean => status === 'unclear' && !sent
const isTried = (request: ReviewedRequest<unknown>): boolean =>
  isUnderWay(request) || request.status === 'unclear' || request.sent !== undefined

/** State before the first review. */
export const noRequests: RequestsState<never> = { shown: undefined, requests: [], count: 0 }

/** Every change of reviewed requests. An event that does not fit the status of its request changes nothing. */
export function reduceRequests<review extends Review>(
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
    // A newly accepted request replaces an earlier one whose result is unknown.
    .filter((each) => event.type !== 'accepted' || !isSilent(each) || review.subject !== undefined)
    .map((each) => (each === request ? next : each))
  return keep({ ...state, requests })
}

function move<review extends Review>(
  state: RequestsState<review>,
  { review, status, asked, sent }: ReviewedRequest<review>,
  event: RequestMove<review>,
): ReviewedRequest<review> | undefined {
  switch (event.type) {
    case 'accepted': {
      const isFree = !underWay(state, review) && canAsk.includes(status)
      return isFree ? { review, status: 'accepted' } : undefined
    }
    case 'asked':
      return status === 'accepted' ? { review, status: 'asked', asked: event.asked } : undefined
    case 'outcome':
      return (status === 'sent' || (status === 'pending' && event.outcome !== 'pending')) && sent
        ? { review, status: event.outcome, asked, sent: { ...sent, outcome: event.outcome } }
        : undefined
    case 'declined':
    case 'failed':
    case 'unclear':
      return isUnderWay({ status }) || (status === 'unclear' && !sent && event.type !== 'unclear')
        ? { review, status: event.type, asked, error: event.error }
        : undefined
    default:
      // An unclear request may still be answered.
      if (status !== 'asked' && (status !== 'unclear' || sent)) return undefined
      return event.type === 'answered'
        ? { review, status: 'answered', asked }
        : { review, status: 'sent', asked, sent: sentBy(review, event.hash) }
  }
}

/**
 * Drops the reviews that are neither shown nor asked, so that only the shown one can be asked, and the oldest
 * results. A result is as old as the answer of the wallet, which may come after those to later requests.
 */
function keep<review>(state: RequestsState<review>): RequestsState<review> {
  const isOpen = (request: ReviewedRequest<review>): boolean =>
    request.review === state.shown || isUnderWay(request)
  const ended = state.requests.filter((request) => !isOpen(request) && isTried(request))
  return { ...state, requests: [...ended.slice(-MAX_ENDED), ...state.requests.filter(isOpen)] }
}

/** The request of a review; compared by identity, so that a changed copy is another review. */
export const requestOf = <review>(
  { requests }: RequestsState<review>,
  wanted: review | undefined,
): ReviewedRequest<review> | undefined => requests.find(({ review }) => review === wanted)

/** The request that the wallet is asked about, or will be once the checks before that have passed. */
export const requestUnderWay = <review>({
  requests,
}: RequestsState<review>): ReviewedRequest<review> | undefined => requests.find(isUnderWay)

const isSameSubject = ({ review }: ReviewedRequest<Review>, other: Review): boolean =>
  review.subject === other.subject

const underWay = <review extends Review>(
  { requests }: RequestsState<review>,
  review: review,
): ReviewedRequest<review> | undefined =>
  requests.find((each) => isUnderWay(each) && isSameSubject(each, review))

/** The newest request that fits. */
export const lastRequest = <review>(
  { requests }: RequestsState<review>,
  fits: (request: ReviewedRequest<review>) => boolean,
): ReviewedRequest<review> | undefined => requests.findLast(fits)

/** Milliseconds since a review was made, and the most that is accepted; without a limit it stays fresh. */
export type Age = { readonly age?: number | undefined; readonly maxAge?: number | undefined }

/** Why a wallet is not asked. First match wins. */
export type AskProblem = 'underWay' | 'outdated' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED' | 'stale'

/**
 * Whether a wallet may be asked about a review now: it is shown, it is of the account and network in use, and it is
 * fresh.
 */
export function askProblem<review extends Review>(
  state: RequestsState<review>,
  review: review,
  now: {
    readonly account: string | undefined
    readonly caipNetworkId: string
  } & Age,
): AskProblem | undefined {
  if (underWay(state, review)) return 'underWay'
  const request = requestOf(state, review)
  if (!request || !canAsk.includes(request.status)) return 'outdated'
  // First: the account is a CAIP-10 id, which contains its network.
  if (now.caipNetworkId !== review.caipNetworkId) return 'NETWORK_CHANGED'
  if (now.account !== review.account) return 'ACCOUNT_CHANGED'
  return isStale(now) ? 'stale' : undefined
}

/** Whether a review is too old to be asked. One from the future, after the clock was set back, is too old as well. */
export const isStale = ({ age, maxAge }: Age): boolean =>
  age !== undefined && maxAge !== undefined && (age > maxAge || age < 0)

/**
 * Whether the account and the network of the wallet are those of the reviewed request. An unknown chain counts as the
 * same.
 */
export function compareWithReview(facts: {
  /** The wallet still exposes the reviewed account. */
  readonly hasAccount: boolean
  readonly reviewedChainId: string
  readonly liveChainId: string | undefined
}): 'same' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED' {
  if (!facts.hasAccount) return 'ACCOUNT_CHANGED'
  return facts.liveChainId !== undefined && facts.liveChainId !== facts.reviewedChainId
    ? 'NETWORK_CHANGED'
    : 'same'
}

const sending: readonly UnfinishedKind[] = ['transaction', 'send', 'approve', 'swap', 'pay']
/** Whether the request sends: without an answer of the wallet something may have been sent. */
export const isSend = (asked: AskedRequest | undefined): boolean =>
  asked !== undefined && sending.includes(asked.shown.kind)

/**
 * Event of a request that rejected. A request that the wallet was not asked about, or that sends nothing, is never
 * unclear.
 */
export function rejectedAs(
  asked: AskedRequest | undefined,
  facts: {
    /** The error leaves open whether the wallet sent. */
    readonly isUnclear: boolean
    /** The app stopped waiting. */
    readonly isAborted: boolean
    /** The visitor declined. */
    readonly isRejected: boolean
  },
): 'declined' | 'failed' | 'unclear' {
  if (isSend(asked) && (facts.isUnclear || facts.isAborted)) return 'unclear'
  return facts.isRejected ? 'declined' : 'failed'
}

/** Event of a request that the wallet answered: transactions and batches have a hash or an id. */
export function answeredAs(
  asked: AskedRequest | undefined,
  answer: unknown,
): { readonly type: 'answered' } | { readonly type: 'sent'; readonly hash: string } {
  const hash = isRecord(answer) ? answer['id'] : answer
  return isSend(asked) && typeof hash === 'string' ? { type: 'sent', hash } : { type: 'answered' }
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A batch of a swap: its transactions, which a page can follow after a reload, become known later than its id. */
const isSwapBatch = ({ operation, shown }: AskedRequest): boolean =>
  operation === 'sendCalls' && shown.kind === 'swap'

/**
 * Change of the list of unfinished requests that follows from an event: a request is stored before its wallet is asked,
 * listed while its end is unknown, and removed with its answer; a batch of a swap with its outcome.
 */
export function unfinishedChange(
  request: Pick<ReviewedRequest<unknown>, 'status' | 'asked' | 'sent'> | undefined,
  event: RequestMove<unknown>,
):
  | { readonly type: 'store'; readonly asked: AskedRequest }
  | { readonly type: 'list' | 'remove' }
  | undefined {
  const status = request?.status
  const isBatch = request?.asked !== undefined && isSwapBatch(request.asked)
  if (event.type === 'asked') return status === 'accepted' ? { type: 'store', asked: event.asked } : undefined
  if (event.type === 'accepted' || (event.type === 'sent' && isBatch)) return undefined
  if (event.type === 'outcome')
    return isBatch && (status === 'sent' || status === 'pending') && event.outcome !== 'pending'
      ? { type: event.outcome === 'unclear' ? 'list' : 'remove' }
      : undefined
  if (event.type === 'unclear') return status === 'asked' ? { type: 'list' } : undefined
  return status === 'asked' || (status === 'unclear' && !request?.sent) ? { type: 'remove' } : undefined
}

/** State of a request of the app. `open`: nothing was sent, and it may be tried again. */
export type RequestEnd =
  | { readonly status: 'open' | 'asked' }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'unclear'; readonly error: unknown }

/** State of a request of the app, by the reviews that were made for it. */
export function requestEnd<review>(
  { requests }: RequestsState<review>,
  isOwn: (review: review) => boolean,
): RequestEnd {
  const request = requests.findLast((each) => isTried(each) && isOwn(each.review))
  if (!request) return { status: 'open' }
  const { status, error, sent } = request
  if (sent) return { status: 'sent', hash: sent.hash }
  return status === 'unclear' ? { status, error } : { status: 'asked' }
}

/** Defines the requests of a flow. */
export function createRequests<review extends Review>(name: string): Requests<review> {
  const stateAtom = atom<RequestsState<review>>(noRequests)
  return {
    name,
    atom: stateAtom,
    dispatch: ({ store }, event) => store.set(stateAtom, reduceRequests(store.get(stateAtom), event)),
  }
}

/** Freezes a review under its own id, and shows it in place of the previous one. */
export function showReview<review extends Review>(
  config: Config,
  { name, atom: state, dispatch }: Requests<review>,
  draft: Omit<review, 'id'>,
  /** `prepared`: the visitor has to accept it first. */
  status: 'prepared' | 'reviewed' = 'reviewed',
): review {
  const internals = internalsOf(config)
  const { count } = internals.store.get(state)
  // Other tabs have the same names and counts, and store their requests in the same place.
  const id = `${name}-${internals.timers.now().toString(36)}-${count}-${Math.random().toString(36).slice(2)}`
  const review = Object.freeze({ ...draft, id }) as unknown as review
  dispatch(internals, { type: 'shown', review, status })
  return review
}

/** Requests of the app. Any number may be under way; two with the same subject are one. */
export const appRequests: Requests<AppReview> = createRequests<AppReview>('app')

/**
 * Request of this page that the wallet answered with this transaction hash or batch id, with its account and network;
 * `undefined` after a reload.
 */
export function askedTransaction(
  config: Config,
  hash: string,
):
  | { readonly account: CaipAddress; readonly address: string; readonly asked: AskedTransaction | undefined }
  | undefined {
  const { store } = internalsOf(config)
  const request = lastRequest(store.get(appRequests.atom), ({ sent }) => sent?.hash === hash)
  if (!request) return undefined
  const { account, caipNetworkId } = request.review
  const { address } = parseCaipAddress(account)
  return { account: `${caipNetworkId}:${address}`, address, asked: request.asked?.transaction }
}

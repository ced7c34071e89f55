import {
  abortable,
  type CaipAddress,
  type ChainNamespace,
  type FoyerError,
  isAbort,
  isFoyerError,
  isUserRejected,
  load,
  parseCaipAddress,
  type RequestContent,
  type CaipNetwork,
} from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { joinCall, share, startCall, trackRequest } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import {
  endUnfinished,
  otherNetwork,
  storeUnfinished,
  type ShownRequest,
  shownRequest,
} from '../../core/unfinished/unfinishedRequests.ts'
import { type SentTransaction, trackSent } from '../../data/activity/trackSent.ts'
import {
  accountAtom,
  networkAtom,
  networksAtom,
  connectionOf,
  connectionStateAtom,
  currentConnection,
  getConnectionState,
} from '../../wallet/state.ts'
import type { PolicyCheck } from '../policies/defaultPolicies.ts'
import {
  type Age,
  type AskProblem,
  answeredAs,
  askProblem,
  isSend,
  isStale,
  rejectedAs,
  requestOf,
  unfinishedChange,
  appRequests,
  showReview,
} from './requests.ts'
import type {
  AppRequest,
  AskedRequest,
  AskNow,
  AskWalletParameters,
  RequestMove,
  Requests,
  Review,
  Sent,
} from './types.ts'

/**
 * Has the wallet carry out a review, once: concurrent calls for one review are one request, and while the wallet is
 * asked about one review of a flow it is asked about no other. After a rejection or a failure the same review may be
 * asked again; not after `SEND_UNCLEAR`. Every request to sign, send, grant or revoke passes this function; a connect and
 * a switch of the network do not.
 */
export function askWallet<review extends Review, answer, result>(
  config: Config,
  requests: Requests<review>,
  parameters: AskWalletParameters<review, answer, result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { store, shared } = internals
  const { review, signal } = parameters
  const key = `ask ${review.id}`
  const running = shared.get(key) as Promise<result> | undefined
  // By identity: a changed copy of a shown review does not share its result.
  if (running && requestOf(store.get(requests.atom), review)) return abortable(running, signal)
  return share(internals, key, runReview(config, requests, parameters))
}

/**
 * Result of a function, or a promise that rejects with what it throws. Unlike an async function, returns the promise of
 * the function itself, which concurrent calls share.
 */
export function orReject<value>(run: () => Promise<value>): Promise<value> {
  try {
    return run()
  } catch (error) {
    return Promise.reject(error as Error)
  }
}

async function runReview<review extends Review, answer, result>(
  config: Config,
  requests: Requests<review>,
  parameters: AskWalletParameters<review, answer, result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { review, refusal, request, signal, onSent, onAnswer, onError } = parameters
  const { isUnclear = (error) => isFoyerError(error, 'SEND_UNCLEAR') } = parameters
  const problem = problemNow(internals, requests, parameters)
  // Not awaited without a problem: the app withdraws its review right after this call.
  if (problem) await throwProblem(problem, parameters)
  parameters.onAsk?.()

  const move = (event: RequestMove<review>): void => moveRequest(internals, requests, event, onSent)
  const askedFor = (): AskedRequest | undefined =>
    requestOf(internals.store.get(requests.atom), review)?.asked
  const answered = (given: answer): void => move({ ...answeredAs(askedFor(), given), review })
  const rejected = (error: unknown, isAborted: boolean): 'declined' | 'failed' | 'unclear' => {
    const facts = { isUnclear: isUnclear(error), isAborted, isRejected: isUserRejected(error) }
    const type = rejectedAs(askedFor(), facts)
    move({ type, review, error })
    return type
  }
  move({ type: 'accepted', review })
  const ended = new AbortController()
  let stopWatching = (): void => undefined
  let outdated: FoyerError | undefined
  const asking = request((asked, ask) => {
    // The review may have become too old while the visitor was shown a warning.
    if (refusal && isStale(ageOf(internals, parameters)))
      return Promise.reject((outdated = refusal('outdated')))
    move({ type: 'asked', review, asked })
    stopWatching = watchWallet(internals, review.account, () => {
      ended.abort(createError(isSend(asked) ? 'SEND_UNCLEAR' : 'ACCOUNT_CHANGED'))
    })
    return ask()
  })
  let answer: answer
  try {
    answer = await trackRequest(internals, abortable(abortable(asking, ended.signal), signal))
  } catch (error) {
    const isAborted = signal?.aborted === true || ended.signal.aborted
    const status = rejected(error, isAborted)
    if (outdated && error === outdated) await renew(parameters)
    const instead = onError?.(error, status)
    // The wallet may still answer; an operation that ended with the signal has no answer.
    if (isAborted)
      asking.then(answered, (late: unknown) => {
        if (late !== error && !isAbort(late)) rejected(late, false)
      })
    if (instead) return instead
    throw error
  } finally {
    stopWatching()
  }
  answered(answer)
  return onAnswer(answer)
}

type Conditions = Pick<AskWalletParameters<Review, never, never>, 'inUse' | 'refusal' | 'freshness'>

const ageOf = ({ timers }: Internals, { freshness }: Conditions): Age =>
  freshness ? { age: timers.now() - freshness.time, maxAge: freshness.maxAge } : {}

function problemNow<review extends Review>(
  internals: Internals,
  requests: Requests<review>,
  { review, inUse, ...conditions }: Conditions & { readonly review: review },
): AskProblem | undefined {
  const { store } = internals
  return askProblem(store.get(requests.atom), review, {
    account: inUse ? inUse.account : store.get(accountAtom).caipAddress,
    caipNetworkId: (inUse ?? store.get(networkAtom)).caipNetworkId,
    ...ageOf(internals, conditions),
  })
}

/** Throws the error for a review that may not be asked, after the renewal of one that is too old. */
async function throwProblem(problem: AskProblem, conditions: Conditions): Promise<void> {
  if (problem === 'ACCOUNT_CHANGED' || problem === 'NETWORK_CHANGED') throw createError(problem)
  if (problem === 'stale') await renew(conditions)
  if (conditions.refusal) throw conditions.refusal(problem === 'underWay' ? 'underWay' : 'outdated')
}

async function renew({ freshness }: Conditions): Promise<void> {
  await freshness?.renew().catch((error: unknown) => {
    if (!isAbort(error)) throw error
  })
}

/**
 * Calls `onEnd` when the asked wallet disconnects, after which it may never answer. Returns the unsubscribe function.
 */
function watchWallet(internals: Internals, account: CaipAddress, onEnd: () => void): () => void {
  const { namespace } = parseCaipAddress(account)
  const asked = currentConnection(getConnectionState(internals), namespace)?.connector.uid
  if (asked === undefined) return () => undefined
  return internals.store.sub(connectionStateAtom, () => {
    if (!connectionOf(getConnectionState(internals), asked, namespace)) onEnd()
  })
}

/** Applies an event to a request, and its consequence to the list of unfinished requests. */
export function moveRequest<review extends Review>(
  internals: Internals,
  { atom, dispatch }: Requests<review>,
  event: RequestMove<review>,
  onSent?: (sent: Sent<review>) => void,
): void {
  const { id, account, caipNetworkId } = event.review
  const { store } = internals
  const before = requestOf(store.get(atom), event.review)
  const change = unfinishedChange(before, event)
  dispatch(internals, event)
  const sent = requestOf(store.get(atom), event.review)?.sent
  // The follow-up is stored before the request is removed.
  if (event.type === 'sent' && sent && !before?.sent) onSent?.(sent)
  if (change?.type === 'store') {
    const { operation, shown } = change.asked
    storeUnfinished(internals, { ...shown, operation, id, account, caipNetworkId })
  } else if (change) endUnfinished(internals, id, { isListed: change.type === 'list' })
}

/** Asks a wallet for a request of the app, with the state machine of reviewed requests. Follows a sent transaction. */
export function askForApp<answer>(
  config: Config,
  asked: AppRequest<answer>,
  request: (askNow: AskNow, signal: AbortSignal) => Promise<answer>,
): Promise<answer> {
  const internals = internalsOf(config)
  const { operation, account, network, parameters, signal, instead } = asked
  const content = [account, network.caipNetworkId, parameters, instead !== undefined]
  const subject = `${operation} ${JSON.stringify(content, writeBigInt)}`
  const key = `ask ${subject}`
  const joined = joinCall<answer>(internals, key, signal)
  if (joined) return joined
  const start = (): Promise<answer> =>
    startCall(internals, key, signal, (own) => askOnce(config, subject, { ...asked, signal: own }, request))
  const again = (): Promise<answer> => askForApp(config, asked, request)
  // A request that all callers have aborted ends before a new one starts.
  return internals.shared.get(key)?.then(again, again) ?? start()
}

function askOnce<answer>(
  config: Config,
  subject: string,
  { account, network, signal, isUnclear, instead }: AppRequest<answer> & { readonly signal: AbortSignal },
  request: (askNow: AskNow, signal: AbortSignal) => Promise<answer>,
): Promise<answer> {
  const internals = internalsOf(config)
  const { caipNetworkId } = network
  const review = showReview(config, appRequests, { account, caipNetworkId, subject })
  const asking = askWallet(config, appRequests, {
    review,
    // The app may name another account than the one in use.
    inUse: review,
    request: (askNow) => request(askNow, signal),
    signal,
    isUnclear,
    onSent({ hash }) {
      const asked = requestOf(internals.store.get(appRequests.atom), review)?.asked
      const call = asked && sentCall(asked)
      const { caipNetworkId: id = caipNetworkId } = asked ?? {}
      const on = id === caipNetworkId ? network : networkOf(internals, id)
      if (call && on)
        trackSent(config, {
          ...call,
          asked: asked.transaction,
          hash,
          address: asked.from ?? parseCaipAddress(account).address,
          network: on,
          onOutcome: (outcome) => appRequests.dispatch(internals, { type: 'outcome', review, outcome }),
        })
    },
    onAnswer: (answer) => answer,
    onError: (error) => instead?.(error, signal),
  })
  // The app itself shows its request: no review stays on display.
  appRequests.dispatch(internals, { type: 'withdrawn' })
  return asking
}

const networkOf = ({ store }: Internals, id: string): CaipNetwork | undefined =>
  store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === id)

const writeBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)

/**
 * Loads the policies' check of requests to wallets of a namespace. `method`: JSON-RPC method, or name of an
 * operation.
 */
export const loadPolicyCheck = async (
  config: Config,
  namespace: ChainNamespace,
  method: string,
): Promise<PolicyCheck> => {
  const { createPolicyCheck } = await load(() => import('../policies/defaultPolicies.ts'))
  return createPolicyCheck(config, namespace, method)
}

type CheckedRequest<answer> = {
  readonly account: CaipAddress
  readonly network: CaipNetwork
  /** Name of an operation, or JSON-RPC method. */
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal | undefined
  /** Request as shown to the visitor. @default by its content */
  readonly shown?: ShownRequest | undefined
  /** Compares the account and the network of the wallet with the request. */
  readonly recheck: () => Promise<void>
  readonly askNow: AskNow
  readonly ask: () => Promise<answer>
}

/** Has the policies check a request, and asks the wallet; without a warning in the tick of their answer. */
export async function checkAndAsk<answer>(
  config: Config,
  check: PolicyCheck,
  { account, network, method, params, signal, shown, recheck, askNow, ask }: CheckedRequest<answer>,
): Promise<answer> {
  const { caipNetworkId } = network
  const { wasShown, content } = await check({ account, caipNetworkId, params, signal })
  // Account or network may have changed while the visitor was asked.
  if (wasShown) await recheck()
  return askNow(
    {
      operation: method,
      shown: shown ?? shownRequest(content, method, network),
      transaction: sentTransaction(content, internalsOf(config).timers.now()),
      from: content?.type === 'transaction' ? content.signer : undefined,
      caipNetworkId: otherNetwork(content, network),
    },
    ask,
  )
}

/** Transaction that the wallet is asked for; without calls where the content of the request is not read. */
function sentTransaction(content: RequestContent | undefined, time: number): AskedRequest['transaction'] {
  if (content?.type !== 'transaction') return content?.type === 'other' ? { time } : undefined
  return {
    time,
    calls: content.calls.map(({ to, value, data, effects }) => ({ to, value, data, effects })),
  }
}

/** The call of a transaction that the wallet sends; `undefined` for other requests, and for batches. */
function sentCall({
  operation,
  transaction,
}: AskedRequest): Pick<SentTransaction, 'value' | 'data'> | undefined {
  const [call] = (/sendTransaction$/i.test(operation) && transaction?.calls) || []
  return call && { value: call.value, data: call.data }
}

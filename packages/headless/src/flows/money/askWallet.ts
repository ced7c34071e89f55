import { type FoyerError, isAbort, isFoyerError, isUserRejected, parseCaipAddress } from '@foyer/chains'
import type { CaipAddress, TransactionOutcome } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { loadActivity } from '../../data/activity/lazy.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { swapTokensQueryKey } from '../../data/tokens/queries.ts'
import { accountAtom } from '../../wallet/accountState.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { askProblem, requestOf, type Reviewed, type Sent } from './reducer.ts'
import type { Requests } from './requests.ts'

export type AskWalletParameters<review extends Reviewed, result> = {
  readonly review: review
  /** Error of the flow for a review that may not be asked. */
  readonly refuse: (reason: 'outdated' | 'underWay') => FoyerError
  /** Reviews older than `maxAge` milliseconds are not asked; `renew` makes another one to look at. */
  readonly freshness?:
    | { readonly time: number; readonly maxAge: number; readonly renew: () => Promise<unknown> }
    | undefined
  /** Called once the review may be asked, before anything of the wallet loads. */
  readonly onAsk?: (() => void) | undefined
  /** Asks the wallet for exactly the review; resolves with the hash. */
  readonly request: () => Promise<string>
  readonly onSent: (sent: Sent<review>) => result | Promise<result>
  /** Called when nothing has a hash in the end. */
  readonly onError?: ((error: unknown, status: 'declined' | 'failed' | 'unclear') => void) | undefined
}

/**
 * Has the wallet carry out the review that is shown, once: concurrent calls for one review are one request, and while
 * the wallet is asked about one review of a flow it is asked about no other. After a rejection or a failure the same
 * review may be asked again; not after `SEND_UNCLEAR`.
 */
export function askWallet<review extends Reviewed, result>(
  config: Config,
  requests: Requests<review>,
  parameters: AskWalletParameters<review, result>,
): Promise<result> {
  const { store, shared } = internalsOf(config)
  const { review } = parameters
  const key = `ask ${review.id}`
  const running = shared.get(key) as Promise<result> | undefined
  // By identity: a changed copy of the review does not share its result.
  if (running && requestOf(store.get(requests.atom), review)) return running
  const asking = carryOut(config, requests, parameters)
  shared.set(key, asking)
  const done = (): void => {
    if (shared.get(key) === asking) shared.delete(key)
  }
  asking.then(done, done)
  return asking
}

async function carryOut<review extends Reviewed, result>(
  config: Config,
  { atom, dispatch }: Requests<review>,
  { review, refuse, freshness, onAsk, request, onSent, onError }: AskWalletParameters<review, result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { store, timers } = internals
  const problem = askProblem(store.get(atom), review, {
    account: store.get(accountAtom).caipAddress,
    caipNetworkId: store.get(networkAtom).caipNetworkId,
    age: freshness && timers.now() - freshness.time,
    maxAge: freshness?.maxAge,
  })
  if (problem === 'ACCOUNT_CHANGED' || problem === 'NETWORK_CHANGED') throw createError(problem)
  if (problem === 'stale')
    await freshness?.renew().catch((error: unknown) => {
      if (!isAbort(error)) throw error
    })
  if (problem) throw refuse(problem === 'underWay' ? 'underWay' : 'outdated')
  onAsk?.()
  dispatch(internals, { type: 'asked', review })
  const hash = await request().catch((error: unknown) => {
    const isUnclear = isFoyerError(error, 'SEND_UNCLEAR')
    const type = isUnclear ? 'unclear' : isUserRejected(error) ? 'declined' : 'failed'
    dispatch(internals, { type, review, error })
    onError?.(error, type)
    throw error
  })
  dispatch(internals, { type: 'sent', review, hash })
  return onSent({ hash, review, outcome: 'pending' })
}

export type FollowParameters<review extends Reviewed> = {
  readonly sent: Sent<review>
  readonly kind: string
  readonly amounts: readonly { readonly amount: string; readonly symbol: string }[]
  /** Tokens whose balance is read anew once the outcome is known. */
  readonly changed: readonly CaipAddress[]
  /** Finds the outcome of a request whose `hash` is no transaction hash; `track` follows a transaction. */
  readonly findOutcome?:
    | ((track: (hash: string) => Promise<TransactionOutcome>) => Promise<TransactionOutcome>)
    | undefined
  readonly onOutcome?: ((outcome: TransactionOutcome) => void) | undefined
}

/** Pause between two waits for an outcome, and time after which a request stays pending. */
const FOLLOW_PAUSE_MS = 60_000
const FOLLOW_MS = 3_600_000

/**
 * Waits for the outcome of a sent request (R53), and reads the balances that it changed anew. Resolves with `pending`
 * after the usual time; an outcome of the next hour is still noted.
 */
export async function followRequest<review extends Reviewed>(
  config: Config,
  { dispatch }: Requests<review>,
  {
    sent: { hash, review },
    kind,
    amounts,
    changed,
    findOutcome = (track) => track(hash),
    onOutcome,
  }: FollowParameters<review>,
): Promise<TransactionOutcome> {
  const internals = internalsOf(config)
  const { timers, report } = internals
  const { caipNetworkId, account } = review
  const { address } = parseCaipAddress(account)
  const time = timers.now()
  const look = async (): Promise<TransactionOutcome> => {
    let outcome: TransactionOutcome = 'pending'
    try {
      const { trackTransaction } = await loadActivity()
      const pending = { caipNetworkId, address, kind, amounts, time }
      outcome = await findOutcome(
        async (found) => (await trackTransaction(config, { ...pending, hash: found })) ?? 'pending',
      )
    } finally {
      dispatch(internals, { type: 'outcome', review, outcome })
    }
    if (outcome === 'pending') return outcome
    onOutcome?.(outcome)
    // `getTokenBalances` reports its failures itself.
    if (changed.length > 0) {
      await getTokenBalances(config, { address, caipNetworkId, forceUpdate: changed }).catch(() => undefined)
      const queryKey = swapTokensQueryKey(config, { address, caipNetworkId })
      await getQueryClient(config).invalidateQueries({ queryKey })
    }
    return outcome
  }
  const outcome = await look()
  if (outcome === 'pending')
    runProcess(internals, `follow ${caipNetworkId} ${hash}`, undefined, async (signal) => {
      for (let later: TransactionOutcome = outcome; later === 'pending' && timers.now() - time < FOLLOW_MS;) {
        // oxlint-disable-next-line no-await-in-loop -- one look after the other
        await waitFor(config, FOLLOW_PAUSE_MS, signal)
        // oxlint-disable-next-line no-await-in-loop
        later = await look()
      }
    }).catch((error: unknown) => {
      if (!isAbort(error)) report(error)
    })
  return outcome
}

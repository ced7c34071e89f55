import { isAbort, parseCaipAddress } from '@foyer/chains'
import type { CaipAddress, TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { loadTrackPending } from '../../data/activity/lazy.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { swapTokensQueryKey } from '../../data/tokens/queries.ts'
import { requestOf, type Reviewed, type Sent } from '../../wallet/requests/reducer.ts'
import type { Requests } from '../../wallet/requests/requests.ts'

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
  { atom, dispatch }: Requests<review>,
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
  const { store, timers, report } = internals
  const { caipNetworkId, account } = review
  const { address } = parseCaipAddress(account)
  const time = timers.now()
  const asked = requestOf(store.get(atom), review)?.asked?.transaction
  const look = async (): Promise<TransactionOutcome> => {
    let outcome: TransactionOutcome = 'pending'
    try {
      const { trackTransaction } = await loadTrackPending()
      const pending = { caipNetworkId, address, kind, amounts, time }
      outcome = await findOutcome(
        async (found) => (await trackTransaction(config, { ...pending, hash: found }, asked)) ?? 'pending',
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

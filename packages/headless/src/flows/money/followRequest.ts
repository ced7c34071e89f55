import { parseCaipAddress } from '@foyer/chains'
import type { CaipAddress, TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { followOutcome } from '../../data/activity/followOutcome.ts'
import { loadTrackPending } from '../../data/activity/lazy.ts'
import { storePending } from '../../data/activity/trackSent.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { swapTokensQueryKey } from '../../data/tokens/queries.ts'
import { moveRequest } from '../requests/askWallet.ts'
import { requestOf } from '../requests/requests.ts'
import type { Review, Sent, Requests } from '../requests/types.ts'

export type FollowParameters<review extends Review> = {
  readonly sent: Sent<review>
  readonly kind: string
  readonly amounts: readonly { readonly amount: string; readonly symbol: string }[]
  /** Tokens whose balance is refetched once the outcome is known. */
  readonly changed: readonly CaipAddress[]
  /** Finds the outcome of a request whose `hash` is no transaction hash; `track` follows a transaction. */
  readonly findOutcome?:
    | ((track: (hash: string) => Promise<TransactionOutcome>) => Promise<TransactionOutcome>)
    | undefined
  /** Time in ms before which it is not reported as `pending`. */
  readonly patience?: number | undefined
  readonly onOutcome?: ((outcome: TransactionOutcome) => void) | undefined
}

/**
 * Waits for the outcome of a sent request (R53), and refetches the balances that it changed. Resolves with `pending`
 * after the usual time; an outcome within the next hour is still stored.
 */
export function followRequest<review extends Review>(
  config: Config,
  requests: Requests<review>,
  {
    sent: { hash, review },
    kind,
    amounts,
    changed,
    findOutcome,
    patience,
    onOutcome,
  }: FollowParameters<review>,
): Promise<TransactionOutcome> {
  const internals = internalsOf(config)
  const { store, timers } = internals
  const { caipNetworkId, account } = review
  const { address } = parseCaipAddress(account)
  const pending = { caipNetworkId, address, kind, amounts, time: timers.now() }
  const asked = requestOf(store.get(requests.atom), review)?.asked?.transaction
  const track = async (found: string): Promise<TransactionOutcome> => {
    const { trackTransaction } = await loadTrackPending()
    return (await trackTransaction(config, { ...pending, hash: found }, asked)) ?? 'pending'
  }
  if (!findOutcome) storePending(internals, { ...pending, hash })
  return followOutcome(config, {
    // Not by the hash: a wallet may answer two requests with the same hash.
    name: `follow ${review.id}`,
    check: () => (findOutcome ? findOutcome(track) : track(hash)),
    patience,
    async onOutcome(outcome) {
      moveRequest(internals, requests, { type: 'outcome', review, outcome })
      if (outcome === 'pending') return
      onOutcome?.(outcome)
      if (changed.length === 0) return
      // `getTokenBalances` reports its failures itself.
      await getTokenBalances(config, { address, caipNetworkId, forceUpdate: changed }).catch(() => undefined)
      const queryKey = swapTokensQueryKey(config, { address, caipNetworkId })
      await getQueryClient(config).invalidateQueries({ queryKey })
    },
  })
}

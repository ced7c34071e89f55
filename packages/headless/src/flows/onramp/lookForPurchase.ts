import { parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { loadFetchTransactions } from '../../data/activity/lazy.ts'
import { PURCHASE_POLL_MS, purchaseOutcome } from './purchaseRules.ts'
import { patchPurchase } from './state.ts'
import type { OnrampPurchase } from './types.ts'

/**
 * Polls until the provider lists the started purchase, for three minutes (docs/spec/api.md §11.7).
 */
export async function lookForPurchase(
  config: Config,
  purchase: OnrampPurchase,
  signal: AbortSignal,
): Promise<void> {
  const internals = internalsOf(config)
  const { account, caipNetworkId, startedAt } = purchase
  const { address } = parseCaipAddress(account)
  const { fetchTransactions } = await loadFetchTransactions()
  let { listedBefore } = purchase
  let hasFailed = false
  for (;;) {
    // The first failure shows a toast, and the next poll may succeed.
    // oxlint-disable-next-line no-await-in-loop -- one poll after the other
    const listed = await fetchTransactions(config, {
      address,
      caipNetworkId,
      onramp: 'coinbase',
      isQuiet: hasFailed,
      signal,
    }).catch(() => {
      hasFailed = true
      return undefined
    })
    signal.throwIfAborted()
    const purchases = listed?.transactions ?? []
    if (listed && !listedBefore) {
      listedBefore = purchases.map(({ id }) => id)
      patchPurchase(internals, purchase, { listedBefore })
    }
    const outcome = purchaseOutcome({ listedBefore, purchases, startedAt, now: internals.timers.now() })
    if (outcome === 'arrived') {
      patchPurchase(internals, purchase, { status: 'arrived' })
      refreshBalances(config, purchase)
    }
    if (outcome === 'timeout') patchPurchase(internals, purchase, { status: 'failed', failure: 'timeout' })
    if (outcome) return
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(config, PURCHASE_POLL_MS, signal)
  }
}

const names: readonly unknown[] = ['tokenBalances', 'balance']

/** Invalidates the account's balances: tokens may have arrived. */
export function refreshBalances(config: Config, { account }: OnrampPurchase): void {
  // CAIP-10: the address is the last segment.
  const address = account.slice(account.lastIndexOf(':') + 1)
  void getQueryClient(config).invalidateQueries({
    predicate: ({ queryKey: [foyer, id, name, parameters] }) =>
      foyer === 'foyer' &&
      id === config.id &&
      names.includes(name) &&
      (parameters as { readonly address?: unknown }).address === address,
  })
}

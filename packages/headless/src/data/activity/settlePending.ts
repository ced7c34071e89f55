import type { TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { balanceQueryKey } from '../balances/queries.ts'
import { loadNetworkActions } from '../../wallet/network/lazy.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { transactionsQueryKey } from './queries.ts'
import { isSamePending } from './rules.ts'
import type { PendingTransaction } from './types.ts'
import { writePending } from './writePending.ts'

/**
 * Asks the chain how a send ended. One that has ended is forgotten, and what it changed is read anew. `undefined` where
 * the app knows the network no longer.
 */
export async function settlePending(
  config: Config,
  pending: PendingTransaction,
  { timeoutMs, signal }: { readonly timeoutMs?: number | undefined; readonly signal: AbortSignal },
): Promise<TransactionOutcome | undefined> {
  const { caipNetworkId, address, hash } = pending
  if (!internalsOf(config).adapters.get(namespaceOf(caipNetworkId))?.operations.waitForTransaction)
    return undefined
  const { readChain } = await loadNetworkActions()
  const outcome = await readChain(config, 'waitForTransaction', {
    caipNetworkId,
    parameters: { hash, timeoutMs },
    signal,
  })
  signal.throwIfAborted()
  if (outcome === 'pending') return outcome
  writePending(config, (all) => all.filter((other) => !isSamePending(other, pending)))
  const { queryClient } = config
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: balanceQueryKey(config, { address, caipNetworkId }) }),
    queryClient.invalidateQueries({ queryKey: transactionsQueryKey(config, { address, caipNetworkId }) }),
  ])
  return outcome
}

import { balanceQueryKey } from '../balances/queries.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { pendingOf } from './pendingOf.ts'
import { isPendingWatchOver } from './rules.ts'
import { settlePending } from './settlePending.ts'
import { pendingHitsAtom, pendingTransactionsAtom, setPendingHits } from './state.ts'
import { writePending } from './writePending.ts'

/** Long enough for a node to answer. */
const LOOK_MS = 10_000

/**
 * Looks once at what an account has sent: what has ended is forgotten, and the native balance is read anew. Those who
 * look at the same time look together. Resolves with whether there may be another look (R19).
 */
export async function lookAtPending(config: Config, address: string): Promise<boolean> {
  const internals = internalsOf(config)
  const { store, shared } = internals
  const name = `pending:${address}`
  if (!shared.has(name)) {
    const looking = runProcess(internals, name, undefined, (signal) => look(config, address, signal))
    shared.set(name, looking)
    const done = (): boolean => shared.delete(name)
    looking.then(done, done)
  }
  await shared.get(name)
  return !isPendingWatchOver(store.get(pendingHitsAtom))
}

async function look(config: Config, address: string, signal: AbortSignal): Promise<void> {
  const internals = internalsOf(config)
  const { store } = internals
  if (isPendingWatchOver(store.get(pendingHitsAtom))) return
  // What is too old, and what other tabs have sent.
  writePending(config, (all) => all)
  const own = pendingOf(store.get(pendingTransactionsAtom), address)
  if (own.length === 0) return
  setPendingHits(internals, store.get(pendingHitsAtom) + 1)
  await Promise.allSettled(
    own.map((pending) => settlePending(config, pending, { timeoutMs: LOOK_MS, signal })),
  )
  signal.throwIfAborted()
  const networks = [...new Set(own.map(({ caipNetworkId }) => caipNetworkId))]
  await Promise.all(
    networks.map((caipNetworkId) =>
      config.queryClient.invalidateQueries({ queryKey: balanceQueryKey(config, { address, caipNetworkId }) }),
    ),
  )
}

import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadActivity } from './lazy.ts'
import { PENDING_KEY } from './pendingKey.ts'
import { keepPending } from './rules.ts'
import { isPendingReadAtom, pendingTransactionsAtom, setPending } from './state.ts'
import type { PendingTransaction } from './types.ts'

/** What was sent from here and is on its way, newest first; none before storage was read. */
export const getPendingTransactions = (config: Config): readonly PendingTransaction[] =>
  internalsOf(config).store.get(pendingTransactionsAtom)
export const watchPendingTransactions: (
  config: Config,
  parameters: WatchParameters<readonly PendingTransaction[]>,
) => () => void = /* @__PURE__ */ createWatch(pendingTransactionsAtom)

/** Reads what earlier visits sent, once. */
export async function readPendingTransactions(config: Config): Promise<readonly PendingTransaction[]> {
  const internals = internalsOf(config)
  const { store, storage, timers } = internals
  if (!store.get(isPendingReadAtom)) {
    const value = storage.getItem(PENDING_KEY)
    // Most visitors have none: nothing is loaded for them.
    const parse = value === null ? undefined : (await loadActivity()).parsePending
    if (!store.get(isPendingReadAtom)) setPending(internals, keepPending(parse?.(value) ?? [], timers.now()))
  }
  return store.get(pendingTransactionsAtom)
}

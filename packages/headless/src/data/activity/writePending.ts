import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { PENDING_KEY } from './pendingKey.ts'
import { parsePending } from './pendingSchema.ts'
import { keepPending } from './rules.ts'
import { setPending } from './state.ts'
import type { PendingTransaction } from './types.ts'

/** Changes what is on its way. Storage is read first: other tabs send too. */
export function writePending(
  config: Config,
  change: (pending: readonly PendingTransaction[]) => readonly PendingTransaction[],
): void {
  const internals = internalsOf(config)
  const { storage, timers } = internals
  const before = storage.getItem(PENDING_KEY)
  const pending = keepPending(change(parsePending(before)), timers.now())
  setPending(internals, pending)
  if (pending.length > 0) storage.setItem(PENDING_KEY, JSON.stringify(pending))
  else if (before !== null) storage.removeItem(PENDING_KEY)
}

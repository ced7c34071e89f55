import type { Internals } from '../../core/internals.ts'
import { toJson } from '../../core/storage.ts'
import { PENDING_KEY } from '../../core/unfinished/unfinishedState.ts'
import type { PendingTransaction } from './types.ts'

const MAX_STORED = 99

/**
 * Stores a sent transaction in the tick of the wallet's answer, so that a reload before `trackPending` has loaded does not
 * lose it. Small enough for the engine: the list is parsed where it is read, and `trackPending` keeps what a full storage
 * does not take.
 */
export function storePending({ storage }: Pick<Internals, 'storage'>, pending: PendingTransaction): void {
  const stored = toJson(storage.getItem(PENDING_KEY))
  const others: readonly unknown[] = Array.isArray(stored) ? stored : []
  storage.setItem(PENDING_KEY, JSON.stringify([pending, ...others].slice(0, MAX_STORED)))
}

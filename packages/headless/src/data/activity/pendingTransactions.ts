import { isAbort, isSameAddress } from '@foyer/chains'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { PENDING_KEY } from '../../core/unfinished/unfinishedState.ts'
import { loadTrackPending } from './lazy.ts'
import { keepPending } from './rules.ts'
import { isPendingReadAtom, pendingTransactionsAtom, setPending } from './state.ts'
import type { PendingTransaction } from './types.ts'

/**
 * Pending transactions sent from this app, newest first; empty before storage is read.
 *
 * @example
 * ```ts
 * import { getPendingTransactions, readPendingTransactions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await readPendingTransactions(config)
 * const hashes = getPendingTransactions(config).map(({ hash }) => hash)
 * ```
 */
export const getPendingTransactions = (config: Config): readonly PendingTransaction[] =>
  internalsOf(config).store.get(pendingTransactionsAtom)
/**
 * Watches the pending transactions sent from this app.
 *
 * @example
 * ```ts
 * import { watchPendingTransactions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchPendingTransactions(config, {
 *   onChange: (now, before) => now.length < before.length && console.log('a transaction has ended'),
 * })
 * ```
 */
export const watchPendingTransactions = (
  config: Config,
  parameters: WatchParameters<readonly PendingTransaction[]>,
): (() => void) => watchAtom(config, pendingTransactionsAtom, parameters)

/**
 * Reads stored pending transactions, once.
 *
 * @example
 * ```ts
 * import { readPendingTransactions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const pending = await readPendingTransactions(config)
 * if (pending.length > 0) document.title = `${pending.length} pending`
 * ```
 */
export async function readPendingTransactions(config: Config): Promise<readonly PendingTransaction[]> {
  const internals = internalsOf(config)
  const { store, storage, timers } = internals
  if (!store.get(isPendingReadAtom)) {
    // Without stored transactions, the usual case, no code is loaded.
    const code = storage.getItem(PENDING_KEY) === null ? undefined : await loadTrackPending()
    if (!store.get(isPendingReadAtom))
      setPending(internals, keepPending(code?.readPending(internals) ?? [], timers.now()))
  }
  return store.get(pendingTransactionsAtom)
}

const POLL_MS = 30_000

/**
 * Polls the outcomes of an account's pending transactions every 30 s. A poll with at least one transaction invalidates
 * the native balance. All pollers together poll at most 99 times per page load. Returns the stop function.
 *
 * @example
 * ```ts
 * import { pollPendingTransactions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = pollPendingTransactions(config, { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * ```
 */
export function pollPendingTransactions(
  config: Config,
  { address }: { readonly address: string },
): () => void {
  const { timers, report } = internalsOf(config)
  let cancel: (() => void) | undefined
  let isStopped = false
  const poll = async (): Promise<void> => {
    const { checkPending } = await loadTrackPending()
    if (isStopped) return
    const isMore = await checkPending(config, address)
    if (isMore) wait()
  }
  const wait = (): void => {
    if (isStopped) return
    cancel = timers.after(POLL_MS, () => {
      poll().catch((error: unknown) => {
        if (isAbort(error)) return
        report(error)
        wait()
      })
    })
  }
  wait()
  return () => {
    isStopped = true
    cancel?.()
  }
}

/** Pending transactions of an account; empty without an address. */
export const pendingOf = (
  pending: readonly PendingTransaction[],
  address: string | undefined,
): readonly PendingTransaction[] =>
  address === undefined ? [] : pending.filter((each) => isSameAddress(each.address, address))

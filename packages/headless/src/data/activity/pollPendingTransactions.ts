import { isAbort } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadActivity } from './lazy.ts'

const POLL_MS = 30_000

/**
 * Looks every 30 s at what an account has sent and whose end is not known: each look that finds something refreshes
 * the native balance. At most 99 of them while the page lives, by all who look. Returns the undo.
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
  const look = async (): Promise<void> => {
    const { lookAtPending } = await loadActivity()
    if (isStopped) return
    const isMore = await lookAtPending(config, address)
    if (isMore) wait()
  }
  const wait = (): void => {
    if (isStopped) return
    cancel = timers.after(POLL_MS, () => {
      look().catch((error: unknown) => {
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

import { isAbort } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Popup } from '../../core/page/popup.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { refreshBalances } from './lookForPurchase.ts'
import { WINDOW_POLL_MS } from './rules.ts'
import { onrampAtom, patchPurchase } from './state.ts'
import type { OnrampPurchase } from './types.ts'

/** Notices within a second that a provider's window is gone. */
export function followWindow(config: Config, purchase: OnrampPurchase, popup: Popup): void {
  const internals = internalsOf(config)
  const { store, timers, report } = internals
  // It was aborted meanwhile.
  if (store.get(onrampAtom).purchase?.startedAt !== purchase.startedAt) return
  const closed = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      let cancel: (() => void) | undefined
      const look = (): void => {
        if (popup.closed) resolve()
        else cancel = timers.after(WINDOW_POLL_MS, look)
      }
      signal.addEventListener('abort', () => cancel?.(), { once: true })
      look()
    })
  runProcess(internals, 'onrampWindow', undefined, closed).then(
    () => {
      patchPurchase(internals, purchase, { isWindowClosed: true })
      refreshBalances(config, purchase)
    },
    (error: unknown) => {
      if (!isAbort(error)) report(error)
    },
  )
}

import { isAbort } from '@foyer/chains'
import { focusManager } from '@tanstack/query-core'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { REFRESH_MS } from './formRules.ts'
import { swapAtom } from './state.ts'
import { prepareSwap } from './prepareSwap.ts'

export type PollSwapReviewParameters = {
  /** Hears why what is shown could not be made; nothing is made after that. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Makes what is shown for a last look, and makes it anew every 10 s while the page is seen and no wallet is asked
 * (docs/spec/api.md §8.6). Returns the undo.
 *
 * @example
 * ```ts
 * import { pollSwapReview } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = pollSwapReview(config, { onError: console.error })
 * ```
 */
export function pollSwapReview(config: Config, { onError }: PollSwapReviewParameters = {}): () => void {
  const { store, timers } = internalsOf(config)
  let isStopped = false
  let cancel: (() => void) | undefined
  const make = (): void => {
    const { asking, request } = store.get(swapAtom)
    if (asking || !focusManager.isFocused()) return wait()
    // Empty: it was swapped, or belongs to nobody any more.
    if (!request) return stop()
    prepareSwap(config).then(wait, (error: unknown) => {
      if (isAbort(error)) return wait()
      if (!isStopped) onError?.(error)
      stop()
    })
  }
  const wait = (): void => {
    if (!isStopped) cancel = timers.after(REFRESH_MS, make)
  }
  const unfocus = focusManager.subscribe((isFocused) => {
    const { review, asking } = store.get(swapAtom)
    if (!isFocused || asking || !review || timers.now() - review.time < REFRESH_MS) return
    cancel?.()
    make()
  })
  const stop = (): void => {
    isStopped = true
    cancel?.()
    unfocus()
  }
  make()
  return stop
}

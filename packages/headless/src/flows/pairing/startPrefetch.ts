import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadTapActions } from './lazyTap.ts'

/** Loads what a tap needs, and asks for a code where that must be there too. Returns the undo. */
export function startPrefetch(config: Config, onReady: (isReady: boolean) => void): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  loadTapActions().then(
    ({ prefetchPairing }) => {
      if (!isLeft) stop = prefetchPairing(config, onReady)
    },
    (error: unknown) => {
      internalsOf(config).report(error)
      // Rows that wait for ever help nobody: a tap tries again.
      if (!isLeft) onReady(true)
    },
  )
  return () => {
    isLeft = true
    stop?.()
    onReady(false)
  }
}

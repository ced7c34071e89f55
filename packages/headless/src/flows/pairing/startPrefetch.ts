import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadOpenWallet } from './lazy.ts'

/** Loads code for the tap, and requests the URI if it is needed within the tap. Returns the undo. */
export function startPrefetch(config: Config, onReady: (isReady: boolean) => void): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  loadOpenWallet().then(
    ({ prefetchPairing }) => {
      if (!isLeft) stop = prefetchPairing(config, onReady)
    },
    (error: unknown) => {
      internalsOf(config).report(error)
      // Do not keep rows disabled for long: a tap retries.
      if (!isLeft) onReady(true)
    },
  )
  return () => {
    isLeft = true
    stop?.()
    onReady(false)
  }
}

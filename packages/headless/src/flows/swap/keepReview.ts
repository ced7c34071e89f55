import type { Config } from '../../core/types.ts'
import { loadSwapActions } from './lazy.ts'

/** Makes what is shown for a last look, now and every 10 s, as soon as what makes it has come. Returns the undo. */
export function keepReview(config: Config, onError: (error: unknown) => void): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  loadSwapActions().then(
    ({ pollSwapReview }) => {
      if (!isStopped) stop = pollSwapReview(config, { onError })
    },
    (error: unknown) => {
      if (!isStopped) onError(error)
    },
  )
  return () => {
    isStopped = true
    stop?.()
  }
}

import { afterPaint, load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

export const loadDirectory = (): Promise<typeof import('./directoryActions.ts')> =>
  load(() => import('./directoryActions.ts'))

/** Few apps request entries of installed and excluded wallets. */
export const loadReadFacts = (): Promise<typeof import('./readFacts.ts')> =>
  load(() => import('./readFacts.ts'))

/**
 * Keeps the wallets of the connect list current, after the installed ones are painted. Returns a function that stops
 * it.
 */
export function startListing(config: Config, onFailed: () => void): () => void {
  let isLeft = false
  let stop: (() => void) | undefined
  const cancel = afterPaint(() => {
    loadDirectory().then(
      ({ watchListed }) => {
        if (!isLeft) stop = watchListed(config)
      },
      (error: unknown) => {
        internalsOf(config).report(error)
        if (!isLeft) onFailed()
      },
    )
  })
  return () => {
    isLeft = true
    cancel()
    stop?.()
  }
}

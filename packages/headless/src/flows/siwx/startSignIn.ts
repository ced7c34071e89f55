import { load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { hasSignIn } from '../../core/options.ts'

/** Starts the sign-in if the app has one; otherwise loads nothing. Returns the undo. */
export function startSignIn(config: Config): () => void {
  const { report } = internalsOf(config)
  if (!hasSignIn(config)) return () => undefined
  let isStopped = false
  let stop: (() => void) | undefined
  load(() => import('./watchSignIn.ts'))
    .then(({ watchSignIn }) => watchSignIn(config))
    .then((undo) => {
      if (isStopped) undo()
      else stop = undo
    })
    .catch((error: unknown) => {
      // Without this code no session can be requested.
      report(error)
      if (!isStopped) disconnect(config).catch(report)
    })
  return () => {
    isStopped = true
    stop?.()
  }
}

import { load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { hasSignIn } from '../../core/options.ts'

/** Starts asking for sign-ins where the app wants any; an app that does not loads nothing. Returns the undo. */
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
      // Without the code that asks for it nobody is signed in.
      report(error)
      if (!isStopped) disconnect(config).catch(report)
    })
  return () => {
    isStopped = true
    stop?.()
  }
}

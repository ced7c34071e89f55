import { isAbort } from '@foyer/chains'
import type { Atom } from 'jotai/vanilla'
import { internalsOf } from './internals.ts'
import { runProcess } from './async/process.ts'
import type { Config } from './types.ts'

/**
 * Watches state under a name, unless that is watched already, until `isOver` says so; then `end` runs, once. What begins
 * in `end` is watched anew.
 */
export function watchUntil(
  config: Config,
  name: string,
  watched: {
    readonly atoms: readonly Atom<unknown>[]
    readonly isOver: () => boolean
    readonly end: () => void
  },
): void {
  const internals = internalsOf(config)
  const { store, processes, report } = internals
  if (processes.has(name)) return
  const listen = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!watched.isOver()) return
        stop()
        processes.delete(name)
        watched.end()
        resolve()
      }
      const undo = watched.atoms.map((atom) => store.sub(atom, check))
      const stop = (): void => {
        for (const run of undo) run()
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  runProcess(internals, name, undefined, listen).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

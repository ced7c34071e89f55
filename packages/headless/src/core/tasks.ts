import { abortable, isAbort } from '@foyer/chains'
import { type Internals, internalsOf } from './internals.ts'
import type { Config } from './types.ts'
import type { Atom } from 'jotai/vanilla'

/**
 * Runs something long under a name: a newer run of that name, the caller's own signal or the end of the config ends
 * it. What was superseded rejects with the signal's reason and can no longer write anything.
 */
export async function runProcess<value>(
  { processes }: Internals,
  name: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  // What nobody wants any more must not end what somebody does.
  signal?.throwIfAborted()
  processes.get(name)?.abort()
  const controller = new AbortController()
  processes.set(name, controller)
  const abort = (): void => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await abortable(run(controller.signal), controller.signal)
  } finally {
    signal?.removeEventListener('abort', abort)
    if (processes.get(name) === controller) processes.delete(name)
  }
}

/** Waits on the config's clock; rejects with the signal's reason as soon as it is aborted. */
export async function waitFor(config: Config, ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = internalsOf(config).timers.after(ms, resolve)
    signal.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
  signal.throwIfAborted()
}

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

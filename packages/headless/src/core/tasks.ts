import { abortable, isAbort } from '@foyer/chains'
import { type Internals, internalsOf } from './internals.ts'
import type { Config } from './types.ts'
import type { Atom } from 'jotai/vanilla'

/**
 * Runs a process by name: a new run of the name, the caller's signal or the end of the config aborts it. An aborted run
 * rejects with the signal's reason and cannot write any more.
 */
export async function runProcess<value>(
  { processes }: Internals,
  name: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  // An aborted call must not abort the running one.
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

/** Waits on the config's clock; rejects with the signal's reason on abort. */
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
 * Watches state by name, once at a time, until `isOver` returns true; then `end` runs once. Watching that `end` starts
 * is a new one.
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

/** Keeps a call by key until it settles or its caller's signal aborts, so that later callers can join it. */
export function share<value>(
  { shared }: Internals,
  key: string,
  call: Promise<value>,
  signal?: AbortSignal,
): Promise<value> {
  const forget = (): void => {
    if (shared.get(key) === call) shared.delete(key)
  }
  shared.set(key, call)
  call.then(forget, forget)
  signal?.addEventListener('abort', forget, { once: true })
  return call
}

/** Counts a wallet's request until it settles. */
export async function trackRequest<value>({ requests }: Internals, request: Promise<value>): Promise<value> {
  requests.add(request)
  try {
    return await request
  } finally {
    requests.delete(request)
  }
}

/** Resolves when no wallet is being asked. */
export async function whenNoRequest({ requests }: Internals): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- another one may have begun meanwhile
  while (requests.size > 0) await Promise.allSettled(requests)
}

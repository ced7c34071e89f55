import { abortable, isAbort } from '@foyer/chains'
import type { Atom } from 'jotai/vanilla'
import { createError } from './errors/errors.ts'
import { type Internals, internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/**
 * Parameters of an action, in which apps without types forget some. Throws `PARAMETER_MISSING` for the first missing one,
 * also if there are no parameters or other values than an object, and for a `caipNetworkId` that is no text;
 * `CONFIG_MISSING` without a config.
 */
export function requireParameters<parameters>(
  config: Config,
  operation: string,
  parameters: parameters,
  ...needed: readonly (keyof parameters & string)[]
): parameters {
  internalsOf(config)
  const given = Object(parameters) as parameters & { readonly caipNetworkId?: unknown }
  const isText = typeof (given.caipNetworkId ?? '') === 'string'
  const parameter = needed.find((name) => given[name] === undefined) ?? (isText ? undefined : 'caipNetworkId')
  if (parameter !== undefined) throw createError('PARAMETER_MISSING', { operation, parameter })
  return parameters
}

/**
 * Runs a process by name. It is aborted by a new process of the same name, by the caller's signal, and when the config
 * is destroyed; then the call rejects with the signal's reason.
 */
export async function runProcess<value>(
  { processes }: Internals,
  name: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  // A call with an aborted signal must not abort the running process.
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

/** Resolves when background work has ended. Reports its failure, unless it was aborted. */
export const inBackground = ({ report }: Pick<Internals, 'report'>, work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (!isAbort(error)) report(error)
    },
  )

/** Waits on the config's clock; rejects with the signal's reason on abort. Removes its timer and listener. */
export async function waitFor(config: Config, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  let cancel = (): void => undefined
  const waiting = new Promise<void>((resolve) => {
    cancel = internalsOf(config).timers.after(ms, resolve)
  })
  await abortable(waiting, signal).finally(() => cancel())
}

/** One unsubscribe function for several. */
export const joinStops =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop()
  }

/**
 * Watches atoms until `isOver` returns true after a change; then `end` runs once. A second call with a name that is
 * being watched does nothing; `end` may start a new watch of the name.
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
  const { store, processes } = internals
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
      const stop = joinStops(watched.atoms.map((atom) => store.sub(atom, check)))
      signal.addEventListener('abort', stop, { once: true })
    })
  void inBackground(internals, runProcess(internals, name, undefined, listen))
}

/** Stores a call by key until it settles or its caller's signal aborts, so that later callers can join it. */
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

export type SharedReads<value> = {
  readonly read: () => Promise<value>
  readonly change: <result>(run: () => Promise<result>) => Promise<result>
}

/**
 * Reads that share one running call. A read during or after a change starts a call of its own, because an earlier one
 * may have the old value.
 */
export function shareReads<value>(ask: () => Promise<value>): SharedReads<value> {
  let reading: Promise<value> | undefined
  const forget = (): void => void (reading = undefined)
  return {
    read: () => (reading ??= ask().finally(forget)),
    change(run) {
      forget()
      return run().finally(forget)
    },
  }
}

/** A running call. `join` is absent once it has been aborted. */
type JoinedCall<value> = Promise<value> & {
  join?: ((signal: AbortSignal | undefined) => Promise<value>) | undefined
}

/**
 * Runs a call that later callers can join by its key until it settles. A caller whose signal aborts rejects, and the
 * call continues for the others. When the last caller aborts, the call is aborted, and this caller rejects as the call
 * does.
 */
export function startCall<value>(
  internals: Internals,
  key: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error)
  const controller = new AbortController()
  const call: JoinedCall<value> = run(controller.signal)
  let callers = 0
  call.join = (own) => {
    callers += 1
    if (!own) return call
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        callers -= 1
        if (callers > 0) return reject(own.reason as Error)
        call.join = undefined
        // The last caller rejects as the aborted call does.
        controller.abort(own.reason)
      }
      call.then(resolve, reject).finally(() => own.removeEventListener('abort', leave))
      if (own.aborted) leave()
      else own.addEventListener('abort', leave, { once: true })
    })
  }
  share(internals, key, call)
  return call.join(signal)
}

/** Joins the running call of a key; `undefined` if there is none, or it was aborted. */
export const joinCall = <value>(
  { shared }: Internals,
  key: string,
  signal: AbortSignal | undefined,
): Promise<value> | undefined => (shared.get(key) as JoinedCall<value> | undefined)?.join?.(signal)

/** Lists a request to a wallet as open until it settles. */
export async function trackRequest<value>({ requests }: Internals, request: Promise<value>): Promise<value> {
  requests.add(request)
  try {
    return await request
  } finally {
    requests.delete(request)
  }
}

/** Resolves when no request to a wallet is open. */
export async function whenNoRequest({ requests }: Internals): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- another request may have started meanwhile
  while (requests.size > 0) await Promise.allSettled(requests)
}

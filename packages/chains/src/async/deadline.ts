import { startTimer, type Timers } from './timing.ts'

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as the signal aborts. Leaves no listener
 * behind, and no unhandled rejection.
 *
 * @example
 * ```ts
 * import { abortable } from '@foyer/chains'
 * declare const asked: Promise<string>
 * declare const signal: AbortSignal
 * const answer = await abortable(asked, signal)
 * ```
 */
export function abortable<value>(promise: Promise<value>, signal: AbortSignal | undefined): Promise<value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

export type DeadlineParameters = {
  readonly milliseconds: number
  /** Creates the abort reason for the deadline. @default the platform's `AbortError` */
  readonly late?: (() => unknown) | undefined
  /** The caller's own signal; its abort ends the work as well. */
  readonly signal?: AbortSignal | undefined
  /** Starts the timer. @default the page's `setTimeout` */
  readonly after?: Timers['after'] | undefined
}

/** A signal that aborts at a deadline, or with the caller's signal; `end` stops the timer and removes the listener. */
export type Deadline = { readonly signal: AbortSignal; readonly end: () => void }

/** Starts a deadline; the caller must call `end`. For one asynchronous call, use `withDeadline`. */
export function startDeadline({
  milliseconds,
  late,
  signal,
  after = startTimer,
}: DeadlineParameters): Deadline {
  const controller = new AbortController()
  const abort = (): void => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  const stopTimer = after(milliseconds, () => controller.abort(late?.()))
  signal?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    end() {
      stopTimer()
      signal?.removeEventListener('abort', abort)
    },
  }
}

/**
 * Runs work with a signal that aborts at a deadline, or with the caller's signal. Rejects at once on abort, even if the
 * work ignores the signal. Leaves neither a timer nor a listener.
 *
 * @example
 * ```ts
 * import { withDeadline } from '@foyer/chains'
 * const response = await withDeadline((signal) => fetch('https://app.example', { signal }), { milliseconds: 5000 })
 * ```
 */
export async function withDeadline<value>(
  run: (signal: AbortSignal) => Promise<value>,
  parameters: DeadlineParameters,
): Promise<value> {
  const { signal, end } = startDeadline(parameters)
  try {
    return await abortable(run(signal), signal)
  } finally {
    end()
  }
}

/** Resolves when the promise resolves or rejects, and after that many milliseconds at the latest. */
export const settledWithin = (milliseconds: number, promise: Promise<unknown>): Promise<void> =>
  withDeadline(async () => void (await promise), { milliseconds }).catch(() => undefined)

/** Waits, or rejects with the signal's reason. Leaves neither a timer nor a listener behind. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let stopTimer = (): void => undefined
  const waited = new Promise<void>((resolve) => (stopTimer = startTimer(milliseconds, resolve)))
  await abortable(waited, signal).finally(() => stopTimer())
}

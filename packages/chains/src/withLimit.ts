import { abortable } from './abortable.ts'
import { startTimer } from './timing.ts'

export type WithLimitParameters = {
  readonly milliseconds: number
  /** What it rejects with when the time is up. */
  readonly late: () => unknown
  readonly signal?: AbortSignal | undefined
}

/** Runs something that heeds a signal, which says that the time is up or that nobody waits any more. Leaves no timer. */
export async function withLimit<value>(
  run: (signal: AbortSignal) => Promise<value>,
  { milliseconds, late, signal }: WithLimitParameters,
): Promise<value> {
  const ending = new AbortController()
  const stopTimer = startTimer(milliseconds, () => ending.abort(late()))
  const abort = (): void => ending.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  try {
    return await abortable(run(ending.signal), ending.signal)
  } finally {
    stopTimer()
    signal?.removeEventListener('abort', abort)
  }
}

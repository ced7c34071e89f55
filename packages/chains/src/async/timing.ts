/** Longest delay of `setTimeout`, 24.8 days: with longer ones, also `Infinity`, it would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Starts a timer. Returns a function that cancels it. */
export function startTimer(milliseconds: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, Math.min(milliseconds, MAX_DELAY_MS))
  return () => clearTimeout(timer)
}

/** Milliseconds since 1970. */
export const now = (): number => Date.now()

/** A set of timers that its owner can cancel together. */
export type Timers = {
  /** Calls `run` once after `ms`; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly now: () => number
  readonly clear: () => void
}

/**
 * Creates a set of timers; `clear` cancels all of them.
 *
 * @example
 * ```ts
 * import { createTimers } from '@foyer/chains'
 * const timers = createTimers()
 * timers.after(1000, () => console.log('a second later'))
 * timers.clear()
 * ```
 */
export function createTimers(): Timers {
  const running = new Set<() => void>()
  return {
    after(ms, run) {
      const stop = startTimer(ms, () => {
        running.delete(stop)
        run()
      })
      running.add(stop)
      return () => {
        stop()
        running.delete(stop)
      }
    },
    now,
    clear() {
      for (const stop of running) stop()
      running.clear()
    },
  }
}

/**
 * Runs a function once the next frame is painted, so that its work does not delay that frame. Runs it at once where no
 * frame is painted: in a hidden page, on a server, and in React Native. Returns a function that cancels the run.
 *
 * @example
 * ```ts
 * import { afterPaint } from '@foyer/chains'
 * const cancel = afterPaint(() => console.log('painted'))
 * ```
 */
export function afterPaint(run: () => void): () => void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    run()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // The callback of `requestAnimationFrame` runs before the frame is painted, the next task after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

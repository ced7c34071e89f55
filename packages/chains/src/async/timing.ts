/** Longest delay of a timer, 24.8 days: longer ones, also `Infinity`, would end at once. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Calls back after a while. Returns the undo. */
export function startTimer(milliseconds: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, Math.min(milliseconds, MAX_DELAY_MS))
  return () => clearTimeout(timer)
}

/** Milliseconds since 1970. */
export const now = (): number => Date.now()

/** Timers that are known together, so that their owner can end all of them. */
export type Timers = {
  /** Runs once after `ms`; returns the undo. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly now: () => number
  readonly clear: () => void
}

/**
 * Makes a set of timers that `clear` ends together.
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
 * frame comes: in a hidden page, on a server, and in React Native. Returns the undo.
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
  // The callback of a frame runs before that frame is painted, its next task after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

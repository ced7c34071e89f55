/** The config's clock: every timer it starts is known, so that `destroy()` leaves none. */
export type Timers = {
  /** Runs once after `ms`; returns the undo. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly now: () => number
  readonly clear: () => void
}

export function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>()
  return {
    after(ms, run) {
      const timer = setTimeout(() => {
        running.delete(timer)
        run()
      }, ms)
      running.add(timer)
      return () => {
        clearTimeout(timer)
        running.delete(timer)
      }
    },
    now: () => Date.now(),
    clear() {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}

import { vi } from 'vitest'

/** Advances fake timers until the promise settles. */
export async function settled<value>(promise: Promise<value>): Promise<value> {
  let isSettled = false
  const done = promise.finally(() => (isSettled = true))
  done.catch(() => undefined)
  for (let step = 0; !isSettled && step < 100; step++) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
  }
  return done
}

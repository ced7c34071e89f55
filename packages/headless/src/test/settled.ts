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

/**
 * With real timers, runs the tasks and dynamic imports that are due, and those that they start. Gives them the same
 * number of turns on a busy machine, unlike a wait of some milliseconds.
 */
export async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

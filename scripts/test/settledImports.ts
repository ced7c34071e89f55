import { vi } from 'vitest'

type Advance = typeof vi.advanceTimersByTimeAsync

/** Shorter than the interval of most polls, so that each can load its code before the next one. */
const STEP_MS = 10_000
/** Each step takes real time too. */
const MAX_STEPS = 30

/**
 * `vi.advanceTimersByTimeAsync` that awaits dynamic imports: those that are pending, which set timers once they have
 * loaded, and those that the timers start. An import takes real time, more on a busy machine, and fake timers do not
 * wait for it. Returns its own result unchanged: the files of one process import the setup file again.
 */
export function withSettledImports(advance: Advance): Advance {
  if (advance.name === advanceWithImports.name) return advance
  async function advanceWithImports(ms: number): Promise<typeof vi> {
    const step = Math.max(STEP_MS, Math.ceil(ms / MAX_STEPS))
    await vi.dynamicImportSettled()
    for (let left = ms; left >= 0; left -= step) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await advance(Math.min(left, step))
      // oxlint-disable-next-line no-await-in-loop
      await vi.dynamicImportSettled()
    }
    return vi
  }
  return advanceWithImports
}

import { vi } from 'vitest'

type Advance = typeof vi.advanceTimersByTimeAsync

/** Tests that advance by less repeat it until something has happened, thousands of times. */
const LEAST_MS = 1000

/**
 * `vi.advanceTimersByTimeAsync` that, from a second on, awaits dynamic imports: those that are pending, which set timers once they have
 * loaded, and those that the timers start. An import takes real time, more on a busy machine, and fake timers do not
 * wait for it. Returns its own result unchanged: the files of one process import the setup file again.
 */
export function withSettledImports(advance: Advance): Advance {
  if (advance.name === advanceWithImports.name) return advance
  async function advanceWithImports(ms: number): Promise<typeof vi> {
    if (ms < LEAST_MS) return advance(ms)
    await vi.dynamicImportSettled()
    await advance(ms)
    await vi.dynamicImportSettled()
    return vi
  }
  return advanceWithImports
}

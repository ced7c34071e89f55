import type { Internals } from '../../core/internals.ts'
import { connectionStateAtom } from './state.ts'

/** Resolves once the connections of the last visit are back, or known to be gone. */
export function whenRestored({ store }: Internals): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!store.get(connectionStateAtom).isRestored) return
      stop()
      resolve()
    }
    const stop = store.sub(connectionStateAtom, check)
    check()
  })
}

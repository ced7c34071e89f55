import type { Internals } from '../../core/internals.ts'

/** Where the attempt that is under way stands among the config's processes and shared calls. */
export const ATTEMPT = 'pairing'

/** Ends the attempt that is under way without a word about how it ended. */
export function stopAttempt({ shared, processes }: Internals): void {
  // First it is nobody's, so that its end writes nothing.
  shared.delete(ATTEMPT)
  processes.get(ATTEMPT)?.abort()
}

/** Calls a foreign function whose result and failure change nothing: it may throw, or reject later. */
export function callQuietly(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(() => undefined)
  } catch {
    // As if it had not been called.
  }
}

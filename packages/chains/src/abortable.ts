/** Settles as the promise does, or rejects with the signal's reason, whichever is first. Leaves no listener behind. */
export async function abortable<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  if (!signal) return promise
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    stop = () => signal.removeEventListener('abort', abort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stop?.()
  }
}

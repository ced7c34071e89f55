/** Settles as `promise` does, or rejects with the signal's own reason as soon as it aborts. */
export function raceAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    // Heard also when the abort was first: a failure that comes too late is nobody's.
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

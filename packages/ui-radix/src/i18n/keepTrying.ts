export const RETRY_MS = 30_000

/** Runs until it succeeds: retries when the browser is online again, and every 30 s. Ends with the signal. */
export async function keepTrying<value>(run: () => Promise<value>, signal?: AbortSignal): Promise<value> {
  for (;;) {
    try {
      return await run()
    } catch {
      await pause(signal)
      signal?.throwIfAborted()
    }
  }
}

const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, RETRY_MS)
    addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })

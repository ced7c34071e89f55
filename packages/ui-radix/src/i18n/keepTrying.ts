export const RETRY_MS = 30_000

/** Calls `run` until it succeeds: again when the browser is online, and every 30 s. An abort ends the retries. */
export async function keepTrying<value>(run: () => Promise<value>, signal?: AbortSignal): Promise<value> {
  /* oxlint-disable no-await-in-loop -- one try after the other */
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

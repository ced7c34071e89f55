type Options = number | { readonly timeout?: number; readonly interval?: number } | undefined
type Wait = (run: never, options?: Options) => unknown

// A browser has no `process`.
const env: Readonly<Record<string, string | undefined>> = 'process' in globalThis ? process.env : {}

/** Default timeout of waits. Less for tests that run with a lie in the code (scripts/spec/runProofs.ts). */
export const WAIT_TIMEOUT_MS: number = Number(env['FOYER_WAIT_TIMEOUT_MS'] ?? 20_000)

/**
 * A function for waiting, with this default timeout. Returns its own result unchanged: the files of one process import
 * the setup file again.
 */
export function withWaitTimeout<wait extends Wait>(wait: wait): wait {
  if (wait.name === waitWithTimeout.name) return wait
  function waitWithTimeout(run: never, options?: Options): unknown {
    return wait(run, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
  }
  return waitWithTimeout as unknown as wait
}

type Options = number | { readonly timeout?: number; readonly interval?: number } | undefined
type Wait = (run: never, options?: Options) => unknown

/** Default timeout of waits. Less for tests that run with a lie in the code (scripts/spec/runProofs.ts). */
export const PATIENCE_MS: number = Number(process.env['FOYER_PATIENCE_MS'] ?? 20_000)

/** The same with a longer default timeout. Files of one process import it again: patched once. */
export function patient<wait extends Wait>(wait: wait): wait {
  if (wait.name === patientWait.name) return wait
  function patientWait(run: never, options?: Options): unknown {
    return wait(run, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }
  return patientWait as unknown as wait
}

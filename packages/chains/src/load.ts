import { defineErrors } from './errors/defineErrors.ts'
import { isFoyerError } from './errors/FoyerError.ts'

// Of its own, apart from the catalogue: this is what loads everything else.
const createError = /* @__PURE__ */ defineErrors({
  LOAD_FAILED: () => 'A part of the app could not be loaded',
})

/** Pause before the one retry of a failed import. */
const RETRY_DELAY_MS = 300

/**
 * Runs a dynamic import. A failed one is tried once more after 300 ms (a deployment or a flaky network often
 * loses exactly one request), then throws the retryable `LOAD_FAILED`. Success is remembered by the module system. What
 * rejects with `LOAD_FAILED` was tried twice by an inner `load`, and is not tried again.
 *
 * @example
 * ```ts
 * import { load } from '@foyer/chains'
 * const { recoverMessageAddress } = await load(() => import('viem'))
 * ```
 */
export async function load<module>(importModule: () => Promise<module>): Promise<module> {
  try {
    return await importModule()
  } catch (error) {
    if (isFoyerError(error, 'LOAD_FAILED')) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  }
  try {
    return await importModule()
  } catch (cause) {
    if (isFoyerError(cause, 'LOAD_FAILED')) throw cause
    throw createError('LOAD_FAILED', undefined, { cause, isRetryable: true })
  }
}

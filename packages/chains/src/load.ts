import { type CreateError, defineErrors, isFoyerError } from './errors/FoyerError.ts'

// Not in the catalogue: this module loads before all others.
const texts = {
  LOAD_FAILED: () => 'Some code did not load. Reload the page.',
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

/** Pause before the one retry of a failed import. */
const RETRY_DELAY_MS = 300

/**
 * Runs a dynamic import. Retries once after 300 ms (a deployment or flaky network often loses one request), then throws
 * the retryable `LOAD_FAILED`. The module system caches success; Firefox caches also failures, until the page is
 * reloaded. A nested `load` has retried already, so its `LOAD_FAILED` is not retried.
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

import { read } from './FoyerError.ts'

/**
 * Whether an error only says that the caller no longer wants the answer.
 *
 * @example
 * ```ts
 * import { isAbort } from '@foyer/chains'
 * isAbort(AbortSignal.abort().reason) // true
 * ```
 */
export function isAbort(error: unknown): boolean {
  return read(error, 'name') === 'AbortError'
}

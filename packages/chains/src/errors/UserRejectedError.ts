import { causesOf, FoyerError, isFoyerError, type FoyerErrorOptions } from './FoyerError.ts'

/** A wallet's "no", whichever wallet and however it said it. The wallet's own code is in `cause`. */
export class UserRejectedError extends FoyerError<'USER_REJECTED'> {
  override readonly name: string = 'UserRejectedError'

  constructor(options: Omit<FoyerErrorOptions, 'shortMessage'> = {}) {
    super('USER_REJECTED', { ...options, shortMessage: 'User rejected the request' })
  }
}

/**
 * Whether a wallet's "no" stands anywhere in the causes of an error.
 *
 * @example
 * ```ts
 * import { isUserRejected } from '@foyer/chains'
 * declare const error: unknown
 * if (!isUserRejected(error)) console.error(error)
 * ```
 */
export function isUserRejected(error: unknown): boolean {
  for (const cause of causesOf(error)) if (isFoyerError(cause, 'USER_REJECTED')) return true
  return false
}

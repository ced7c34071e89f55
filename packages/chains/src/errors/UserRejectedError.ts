import { causesOf, FoyerError, isFoyerError, type FoyerErrorOptions } from './FoyerError.ts'

/**
 * Rejection by the visitor in any wallet. The wallet's error is `cause`.
 *
 * @example
 * ```ts
 * import { UserRejectedError } from '@foyer/chains'
 * // In a connector of your own:
 * throw new UserRejectedError({ cause: { code: 4001 } })
 * ```
 */
export class UserRejectedError extends FoyerError<'USER_REJECTED'> {
  override readonly name: string = 'UserRejectedError'

  constructor(options: Partial<FoyerErrorOptions> = {}) {
    super('USER_REJECTED', { shortMessage: 'User rejected the request', ...options })
  }
}

/**
 * Whether an error or one of its causes is a rejection by the visitor.
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

import type { FoyerError } from '../../errors/FoyerError.ts'
import { createError } from '../errors.ts'

type Options = { readonly details: string; readonly isRetryable: boolean }

/** Errors of the relay by text. First match wins. */
const refusals: readonly (readonly [RegExp, (options: Options) => FoyerError])[] = [
  [
    /origin not allowed|response: 403/i,
    (o) => createError('INVALID_APP_CONFIGURATION', { alert: 'APKT002' }, o),
  ],
  [/JWT Token is not yet valid/i, (o) => createError('SESSION_EXPIRED', { alert: 'APKT006' }, o)],
  [
    /invalid key|response: 401|unauthorized/i,
    (o) => createError('INVALID_APP_CONFIGURATION', { alert: 'APKT007' }, o),
  ],
  [/response: 429|rate.?limit|too many requests/i, (o) => createError('RATE_LIMITED', undefined, o)],
  [/response: 5\d\d/, (o) => createError('SERVER_ERROR', undefined, o)],
]

/** Other texts mean that the relay cannot be reached. All these errors are retryable. */
export function readRefusal(text: string): FoyerError {
  const options = { details: text, isRetryable: true }
  const found = refusals.find(([pattern]) => pattern.test(text))
  return found ? found[1](options) : createError('RELAY_UNREACHABLE', undefined, options)
}

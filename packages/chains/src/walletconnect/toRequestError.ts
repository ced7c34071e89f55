import { read } from '../errors/foreign.ts'
import { isFoyerError, messageOf } from '../errors/FoyerError.ts'
import { isRejection } from '../errors/toFoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import { createError } from './errors.ts'

type Category =
  | 'MISSING_OR_INVALID'
  | 'NO_MATCHING_KEY'
  | 'EXPIRED'
  | 'UNSUPPORTED_CHAINS'
  | 'NOT_INITIALIZED'
  | 'USER_DISCONNECTED'
  | 'INVALID_UPDATE_REQUEST'

const byCode: Readonly<Record<number, Category>> = {
  1003: 'INVALID_UPDATE_REQUEST',
  5100: 'UNSUPPORTED_CHAINS',
  6000: 'USER_DISCONNECTED',
}

/** Errors of the client have no code, but a label at the start of their text. */
const byLabel: readonly (readonly [RegExp, Category])[] = [
  [/^Missing or invalid\b/i, 'MISSING_OR_INVALID'],
  [/^No matching key\b/i, 'NO_MATCHING_KEY'],
  [/^(?:Expired\b|(?:Request|Proposal) expired)/i, 'EXPIRED'],
  [/^Not initialized\b/i, 'NOT_INITIALIZED'],
]

/** Converts an error of the wallet or client into a FoyerError; other errors are returned unchanged. */
export function toRequestError(error: unknown, prefix: string): unknown {
  if (isFoyerError(error)) return error
  const options = { prefix, cause: error }
  if (isRejection(error)) return new UserRejectedError(options)
  const text = messageOf(error) ?? ''
  const category = byCode[Number(read(error, 'code'))] ?? byLabel.find(([label]) => label.test(text))?.[1]
  return category ? createError(category, undefined, options) : error
}

import { type FoyerError, isFoyerError, messageOf } from '@foyer/chains'
import { refusal } from '../../data/backend/refusal.ts'
import { createError } from './errors.ts'
import { quoteFailure } from './quoteRules.ts'

/** What a quote that failed is told as. */
export function quoteError(cause: unknown): FoyerError {
  if (isFoyerError(cause, 'SWAP_NO_ROUTE')) return cause
  const { reason } = refusal(cause)
  const code = quoteFailure(reason ?? messageOf(cause))
  return code === 'SWAP_QUOTE_FAILED'
    ? createError(code, { reason }, { cause, isRetryable: true })
    : createError(code, undefined, { cause })
}

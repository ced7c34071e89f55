import { isFoyerError } from '../../errors/FoyerError.ts'
import { createError } from '../errors.ts'

/** The frame says in words that it does not take an address for one. */
export const toEmailError = (cause: unknown): unknown =>
  isFoyerError(cause, 'FRAME_REFUSED') && /invalid email/i.test(cause.shortMessage)
    ? createError('EMAIL_INVALID', undefined, { cause })
    : cause

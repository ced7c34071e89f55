import { type FoyerError, isFoyerError, isUserRejected } from '@foyer/headless'
import type { Translator } from '../../../i18n/createTranslator.ts'
import { failureText } from '../../../i18n/errorText.ts'

/** Texts of sending, shared by views. */
export const sendMessages = {
  'send.failed': 'Couldn’t send',
  'send.sent': 'Transaction sent',
  'send.tokenFailed': 'Couldn’t load the token',
} as const

/** Text of a failed send: by error code for errors of Foyer, else a generic one. */
export const sendFailure = (t: Translator, error: unknown, otherwise: string): unknown =>
  failureText(t, error, isUserRejected(error) || isFoyerError(error) ? error : otherwise)

/** Errors of a fee estimate with which the chain refuses the transfer itself. Other errors are about the estimate. */
const refusals = [
  'AMOUNT_BELOW_MINIMUM',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_FUNDS_FOR_FEES',
  'INSUFFICIENT_TOKENS',
  'INVALID_RECIPIENT',
  'RECEIVER_IS_PROGRAM',
  'RECEIVER_IS_TOKEN_ACCOUNT',
  'TOKEN_DECIMALS_DIFFER',
  'TOKEN_NOT_FOUND',
] as const

/** Error with which the chain refuses a transfer, from its fee estimate. */
export const refusalOf = (error: unknown): FoyerError | undefined =>
  isFoyerError(error) && refusals.some((code) => isFoyerError(error, code)) ? error : undefined

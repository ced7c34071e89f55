import { type FoyerError, isFoyerError, isUserRejected } from '@foyer/headless'
import type { Translator } from '../../../i18n/createTranslator.ts'
import { errorText, failureText } from '../../../i18n/errorText.ts'

/** Texts of sending, shared by views. */
export const sendMessages = {
  'send.failed': 'Couldn’t send',
  'send.reason': 'Reason: “{reason}”',
  'send.sent': 'Transaction sent',
  'send.tokenFailed': 'Couldn’t load the token',
} as const

/**
 * Text of a transfer that the chain refuses or would revert, with the reason of the contract as a quotation: any contract
 * can give any text.
 */
export function obstacleText(t: Translator, error: FoyerError): string {
  const { reason } = error.context
  const text = errorText(t, error) ?? t(sendMessages, 'send.failed')
  return typeof reason === 'string' ? `${text}. ${t(sendMessages, 'send.reason', { reason })}` : text
}

/** Text of a failed send: by error code for errors of Foyer, else a generic one. */
export const sendFailure = (t: Translator, error: unknown, otherwise: string): unknown =>
  failureText(t, error, isUserRejected(error) || isFoyerError(error) ? error : otherwise)

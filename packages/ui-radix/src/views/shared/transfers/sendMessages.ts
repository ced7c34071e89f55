import { isFoyerError, isUserRejected, sendRefusal, sendWarning } from '@foyer/headless'
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
 * Reason of the chain against a transfer, by the error of its fee estimate: a refusal, or the warning that it would fail
 * now. The reason of the contract is a quotation: any contract can give any text.
 */
export function obstacleOf(
  t: Translator,
  error: unknown,
): { readonly tone: 'danger' | 'warning'; readonly text: string } | undefined {
  const refusal = sendRefusal(error)
  const found = refusal ?? sendWarning(error)
  if (!found) return undefined
  const { reason } = found.context
  const text = errorText(t, found) ?? t(sendMessages, 'send.failed')
  return {
    tone: refusal ? 'danger' : 'warning',
    text: typeof reason === 'string' ? `${text}. ${t(sendMessages, 'send.reason', { reason })}` : text,
  }
}

/** Text of a failed send: by error code for errors of Foyer, else a generic one. */
export const sendFailure = (t: Translator, error: unknown, otherwise: string): unknown =>
  failureText(t, error, isUserRejected(error) || isFoyerError(error) ? error : otherwise)

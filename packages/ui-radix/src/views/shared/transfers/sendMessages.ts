import { isFoyerError, isUserRejected } from '@foyer/headless'
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

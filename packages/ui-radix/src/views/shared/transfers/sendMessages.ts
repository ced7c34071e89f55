import { isFoyerError, isUserRejected } from '@foyer/headless'

/** Texts of sending, shared by views. */
export const sendMessages = {
  'send.failed': 'Couldn’t send',
  'send.sent': 'Transaction sent',
  'send.tokenFailed': 'Couldn’t load the token',
} as const

/** Text of a failed send: by error code for errors of Foyer, else a generic one. */
export const sendFailure = (error: unknown, otherwise: string): unknown =>
  isUserRejected(error) || (isFoyerError(error) && error.code !== 'LOAD_FAILED') ? error : otherwise

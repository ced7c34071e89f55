import { isFoyerError, isUserRejected } from '@foyer/headless'

/** Words of sending that several of its screens say. */
export const sendMessages = {
  'send.failed': 'Couldn’t send',
  'send.sent': 'Transaction sent',
  'send.tokenFailed': 'Couldn’t load the token',
} as const

/** What is said of a send that came to nothing: what Foyer knows in its own words, the rest in the general one. */
export const sendFailure = (error: unknown, otherwise: string): unknown =>
  isUserRejected(error) || (isFoyerError(error) && error.code !== 'LOAD_FAILED') ? error : otherwise

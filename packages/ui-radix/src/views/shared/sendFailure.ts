import { isFoyerError, isUserRejected } from '@foyer/headless'

/** What is said of a send that came to nothing: what Foyer knows in its own words, the rest in the general one. */
export const sendFailure = (error: unknown, otherwise: string): unknown =>
  isUserRejected(error) || (isFoyerError(error) && error.code !== 'LOAD_FAILED') ? error : otherwise

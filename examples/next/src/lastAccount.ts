import { isAddress } from 'viem'

/**
 * A cookie of this app with the current account. The cookies of Foyer hold no address, so an app whose server renders
 * the address stores it. Only for display: unlike a sign-in, the cookie proves nothing.
 */
export const LAST_ACCOUNT = 'last-account'

/** The address in the cookie; anything else in it is ignored. */
export const parseLastAccount = (value: string | undefined) =>
  value !== undefined && isAddress(value) ? value : undefined

export function writeLastAccount(address: string | undefined): void {
  const lifetime = address ? 30 * 24 * 60 * 60 : 0
  document.cookie = `${LAST_ACCOUNT}=${address ?? ''}; path=/; max-age=${lifetime}; samesite=lax`
}

import { now } from '../../async/timing.ts'
import { read } from '../../errors/foreign.ts'
import type { Storage } from '../../types.ts'

/** Storage prefix of a config's client, and its name among tabs. */
export const storagePrefix = (id = 'default'): string => (id === 'default' ? 'foyer' : `foyer-${id}`)

/** Whether an unexpired session is stored, without loading the client. */
export const hasStoredSession = (storage: Storage, prefix: string): boolean =>
  hasUnexpired(storage, `${prefix}//session`, 'expiry')

/** Set while a wallet's app is open that was opened by a link; also read by WalletConnect's library. */
const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * Whether an earlier page has opened a wallet's app with a pairing URI that can still be approved: browsers of phones
 * end pages in the background.
 */
export const hasOpenPairing = (storage: Storage, prefix: string): boolean =>
  storage.getItem(LINK_CHOICE_KEY) !== null &&
  !hasStoredSession(storage, prefix) &&
  hasUnexpired(storage, `${prefix}//proposal`, 'expiryTimestamp')

/** Whether a list of the client has an entry that has not expired; `field` has its expiry in seconds since 1970. */
function hasUnexpired(storage: Storage, list: string, field: string): boolean {
  try {
    const stored: unknown = JSON.parse(storage.getItem(`wc@2:client:0.3:${list}`) ?? '[]')
    return Array.isArray(stored) && stored.some((entry) => Number(read(entry, field)) * 1000 > now())
  } catch {
    return false
  }
}

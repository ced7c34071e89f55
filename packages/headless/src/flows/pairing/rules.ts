import type { PairingCache, PairingState, WalletConnectUri } from './types.ts'

/** Lifetime once shown (docs/spec/core.md §13). The proposal itself expires a minute later. */
export const PAIRING_MS = 240_000
/** Time left in which approving is no longer possible. */
const TOO_LATE_MS = 10_000
const RETRY_MS = 1000
/** Failed renewals in a row before the visitor is asked. */
const MAX_FAILURES = 2

/** Whether a URI is expired; also true without one. */
export const isPairingExpired = (expiresAt: number | undefined, now: number): boolean =>
  expiresAt === undefined || expiresAt - now <= TOO_LATE_MS

/** Time left of a shown URI, in whole seconds. */
export const pairingSecondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - TOO_LATE_MS - now) / 1000))

/** Lifetime of a URI, in seconds. */
export const PAIRING_SECONDS: number = pairingSecondsLeft(PAIRING_MS, 0)

/**
 * Delay of the next attempt in ms: attempts start at least a second apart. `lastStartAt` is in the future while an
 * attempt waits; the next one takes over its time, so that repeated taps delay nothing.
 */
export function pairingRetryDelay(lastStartAt: number | undefined, now: number): number {
  if (lastStartAt === undefined) return 0
  if (lastStartAt <= now) return Math.max(0, lastStartAt + RETRY_MS - now)
  // After a clock was set back, the delay is a second, not a day.
  return Math.min(lastStartAt - now, RETRY_MS)
}

/** Decision of `startPairing` (docs/spec/core.md §13.2). First match wins. */
export function decidePairing(facts: {
  readonly cache: PairingCache
  readonly isTelegram: boolean
  readonly isIos: boolean
  readonly isRunning: boolean
  readonly isExpired: boolean
}): 'join' | 'keep' | 'start' {
  const isShared = facts.cache === 'always' || (facts.cache === 'auto' && (facts.isTelegram || facts.isIos))
  if (!isShared) return 'start'
  if (facts.isRunning) return 'join'
  return facts.isExpired ? 'start' : 'keep'
}

/** Whether a view that wants a URI must request one (docs/spec/core.md §13.3). */
export function shouldStartPairing(facts: {
  /** The host controls the pairing. */
  readonly isManual: boolean
  readonly isRunning: boolean
  readonly isExpired: boolean
  readonly isOnline: boolean
}): boolean {
  if (facts.isManual || !facts.isOnline || facts.isRunning) return false
  return facts.isExpired
}

/** Decision about an expired URI. */
export function whenPairingExpires(facts: {
  readonly hasViewers: boolean
  readonly isOnline: boolean
  /** The host made the URI. */
  readonly isGiven: boolean
  /** A wallet has the URI, and the visitor may be reading it there: a new one would invalidate it. */
  readonly isHandedOver: boolean
}): 'renew' | 'lapse' | 'wait' | 'end' {
  if (facts.isHandedOver) return 'wait'
  if (!facts.hasViewers) return 'end'
  return facts.isOnline && !facts.isGiven ? 'renew' : 'lapse'
}

/** Decision about a failed pairing. */
export function whenPairingFails(facts: {
  readonly isDeclined: boolean
  readonly isRenewal: boolean
  /** Failed renewals before this one. */
  readonly failures: number
  readonly isOnline: boolean
  readonly hasViewers: boolean
}): 'declined' | 'error' | 'retry' | 'expired' | 'end' {
  if (!facts.hasViewers) return 'end'
  if (facts.isDeclined) return 'declined'
  // Retried when the page is online.
  if (!facts.isOnline) return 'end'
  if (!facts.isRenewal) return 'error'
  return facts.failures + 1 < MAX_FAILURES ? 'retry' : 'expired'
}

/** Whether unmounting the last viewer ends the pairing. */
export const shouldEndWhenLeft = (facts: {
  /** The modal is open: another of its views may want the URI. */
  readonly isModalOpen: boolean
  readonly isInline: boolean
}): boolean => !facts.isModalOpen || facts.isInline

/** Public state of the pairing. An expired URI is never included. */
export function describePairing(state: PairingState): WalletConnectUri {
  const { phase, now, renewals, isOnline, viewers } = state
  const error = 'error' in phase ? phase.error : undefined
  const none = { uri: undefined, expiresAt: undefined, secondsLeft: undefined, renewals, error }
  const isEnd = phase.status === 'declined' || phase.status === 'error' || phase.status === 'success'
  if (isEnd) return { ...none, status: phase.status }
  if (!isOnline && viewers > 0) return { ...none, status: 'offline' }
  if (phase.status !== 'ready') return { ...none, status: phase.status }
  const { uri, expiresAt } = phase
  if (isPairingExpired(expiresAt, now)) return { ...none, status: 'expired' }
  return { ...none, status: 'ready', uri, expiresAt, secondsLeft: pairingSecondsLeft(expiresAt, now) }
}

/** Whether a URI is a valid `wc:` URI: otherwise it is neither shown nor opened. Longer ones do not fit a QR code. */
export const isPairingUri = (uri: unknown): boolean =>
  typeof uri === 'string' && uri.length <= 2048 && /^wc:\S+$/.test(uri)

/** Whether opening has failed often enough to show an alternative. */
export const isLinkStuck = (attempts: number): boolean => attempts >= 2

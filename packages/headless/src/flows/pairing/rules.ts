import type { PairingCache, PairingState, WalletConnectUri } from './types.ts'

/** From when it is shown (docs/spec/core.md §13). The proposal itself lives a minute longer. */
export const PAIRING_MS = 240_000
/** With that much left nobody can finish any more. */
const TOO_LATE_MS = 10_000
const RETRY_MS = 1000
/** After that many failed renewals in a row the visitor is asked. */
const MAX_FAILURES = 2

/** Whether a code counts as expired; one that is not there does. */
export const isPairingExpired = (expiresAt: number | undefined, now: number): boolean =>
  expiresAt === undefined || expiresAt - now <= TOO_LATE_MS

/** How long a code that is shown can still be used, in whole seconds. */
export const pairingSecondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - TOO_LATE_MS - now) / 1000))

/** How long a code can be used in all, in seconds. */
export const PAIRING_SECONDS: number = pairingSecondsLeft(PAIRING_MS, 0)

/** How long the next try has to wait: tries are a second apart at least. */
export const pairingRetryDelay = (lastStartAt: number | undefined, now: number): number =>
  lastStartAt === undefined ? 0 : Math.max(0, lastStartAt + RETRY_MS - now)

/** What asking for a pairing does (docs/spec/core.md §13.2). First match wins. */
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

/** Whether a screen that wants a code has to ask for one (docs/spec/core.md §13.3). */
export function shouldStartPairing(facts: {
  /** The host controls pairing by hand. */
  readonly isManual: boolean
  readonly isRunning: boolean
  readonly isExpired: boolean
  readonly isOnline: boolean
}): boolean {
  if (facts.isManual || !facts.isOnline || facts.isRunning) return false
  return facts.isExpired
}

/** What becomes of a code whose time is over. */
export function whenPairingExpires(facts: {
  readonly hasViewers: boolean
  readonly isOnline: boolean
  /** The host made the code. */
  readonly isGiven: boolean
  /** A wallet has the code already and its owner may be reading it: a new one would throw that away. */
  readonly isHandedOver: boolean
}): 'renew' | 'lapse' | 'wait' | 'end' {
  if (facts.isHandedOver) return 'wait'
  if (!facts.hasViewers) return 'end'
  return facts.isOnline && !facts.isGiven ? 'renew' : 'lapse'
}

/** How a pairing that failed goes on. */
export function whenPairingFails(facts: {
  readonly isDeclined: boolean
  readonly isRenewal: boolean
  /** Renewals that failed before this one. */
  readonly failures: number
  readonly isOnline: boolean
  readonly hasViewers: boolean
}): 'declined' | 'error' | 'retry' | 'expired' | 'end' {
  if (!facts.hasViewers) return 'end'
  if (facts.isDeclined) return 'declined'
  // It is tried again when the page is back online.
  if (!facts.isOnline) return 'end'
  if (!facts.isRenewal) return 'error'
  return facts.failures + 1 < MAX_FAILURES ? 'retry' : 'expired'
}

/** Whether the last screen that wanted the code takes it along when it leaves. */
export const shouldEndWhenLeft = (facts: {
  /** The modal is open: another of its screens may want the code. */
  readonly isModalOpen: boolean
  readonly isInline: boolean
}): boolean => !facts.isModalOpen || facts.isInline

/** What is shown of the state. A code whose time is over is never among it. */
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

/** Whether a wallet could read this: it is not shown, nor handed over, otherwise. Longer ones fit no code. */
export const isPairingUri = (uri: unknown): boolean =>
  typeof uri === 'string' && uri.length <= 2048 && /^wc:\S+$/.test(uri)

/** Whether opening has been tried often enough to offer another way. */
export const isLinkStuck = (attempts: number): boolean => attempts >= 2

import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { PAIRING_MS, whenPairingFails } from './rules.ts'
import type { LinkChoice, PairingState } from './types.ts'

export type PairingEvent =
  /** `isRenewal`: it replaces an expired URI. */
  | { readonly type: 'started'; readonly isRenewal: boolean; readonly now: number }
  | { readonly type: 'uri'; readonly uri: string; readonly isGiven: boolean; readonly now: number }
  | { readonly type: 'failed'; readonly isDeclined: boolean; readonly error: Error }
  | { readonly type: 'approved' }
  /** The URI has expired, and is not renewed until requested. */
  | { readonly type: 'lapsed' }
  | { readonly type: 'ended' }
  | { readonly type: 'ticked'; readonly now: number }
  | { readonly type: 'viewers'; readonly change: 1 | -1 }
  | { readonly type: 'online'; readonly isOnline: boolean }
  /** The QR code is shown, for this wallet or any. */
  | { readonly type: 'shown'; readonly wallet: DirectoryWallet | undefined }
  | { readonly type: 'linked'; readonly wallet: DirectoryWallet; readonly linking: LinkChoice }
  /** The page was hidden: a deep link has opened an app. */
  | { readonly type: 'hidden' }

/** Reducer of all changes of the pairing. */
export function reducePairing(state: PairingState, event: PairingEvent): PairingState {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        phase: { status: 'pending', isRenewal: event.isRenewal },
        lastStartAt: event.now,
        ...(event.isRenewal ? {} : { renewals: 0, failures: 0, linking: undefined }),
      }
    case 'uri':
      return receive(state, event)
    case 'failed':
      return fail(state, event)
    case 'approved':
      return { ...state, phase: { status: 'success' } }
    case 'lapsed':
      return { ...state, phase: { status: 'expired' } }
    case 'ended':
      // Viewers see the success until they unmount.
      if (state.phase.status === 'success' && state.viewers > 0) return state
      return {
        ...state,
        phase: { status: 'idle' },
        renewals: 0,
        failures: 0,
        attempts: 0,
        linking: undefined,
        wallet: undefined,
      }
    case 'ticked':
      return { ...state, now: event.now }
    case 'viewers':
      return { ...state, viewers: Math.max(0, state.viewers + event.change) }
    case 'online':
      return event.isOnline === state.isOnline ? state : { ...state, isOnline: event.isOnline }
    case 'shown':
      return { ...state, wallet: event.wallet, linking: undefined, attempts: 0 }
    case 'linked':
      return {
        ...state,
        wallet: event.wallet,
        linking: event.linking,
        attempts: (event.wallet.id === state.wallet?.id ? state.attempts : 0) + 1,
      }
    case 'hidden':
      return state.attempts === 0 ? state : { ...state, attempts: 0 }
  }
}

function receive(state: PairingState, event: Extract<PairingEvent, { type: 'uri' }>): PairingState {
  const { phase } = state
  const isWanted = event.isGiven || phase.status === 'pending' || phase.status === 'ready'
  if (!isWanted) return state
  const isRenewal = phase.status === 'pending' && phase.isRenewal
  return {
    ...state,
    phase: {
      status: 'ready',
      uri: event.uri,
      expiresAt: event.now + PAIRING_MS,
      isGiven: event.isGiven,
    },
    now: event.now,
    failures: 0,
    renewals: state.renewals + (isRenewal ? 1 : 0),
  }
}

function fail(
  state: PairingState,
  { isDeclined, error }: Extract<PairingEvent, { type: 'failed' }>,
): PairingState {
  const { phase, failures, isOnline, viewers } = state
  const isRenewal = phase.status === 'pending' && phase.isRenewal
  const end = whenPairingFails({ isDeclined, isRenewal, failures, isOnline, hasViewers: viewers > 0 })
  if (end === 'end') return reducePairing(state, { type: 'ended' })
  if (end === 'retry') return { ...state, failures: failures + 1 }
  // A failed attempt that the visitor requested is not retried.
  return { ...state, failures: end === 'expired' ? failures : 0, phase: { status: end, error } }
}

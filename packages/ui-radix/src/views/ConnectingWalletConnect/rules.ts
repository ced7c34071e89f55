import type { ConnectProcess, WalletConnectUri } from '@foyer/headless'
import type { WalletHeroState } from '../shared/wallets/WalletHero.tsx'

/** State of the view of a wallet opened by a deep link. First match wins. */
export function linkHero(facts: {
  readonly status: WalletConnectUri['status']
  readonly isSlow: boolean
}): WalletHeroState {
  const { status } = facts
  if (status === 'success') return 'done'
  if (status === 'declined') return 'declined'
  if (status === 'error' || status === 'expired') return 'failed'
  if (status === 'ready') return facts.isSlow ? 'slow' : 'waiting'
  return 'preparing'
}

/** State of the view of an installed wallet. First match wins. */
export function browserHero(facts: {
  readonly status: ConnectProcess['status']
  readonly isSlow: boolean
  /** The connect process is for this wallet. */
  readonly isOwnProcess: boolean
}): WalletHeroState {
  if (!facts.isOwnProcess) return 'waiting'
  if (facts.status === 'success') return 'done'
  if (facts.status === 'declined') return 'declined'
  if (facts.status === 'error') return 'failed'
  return facts.isSlow ? 'slow' : 'waiting'
}

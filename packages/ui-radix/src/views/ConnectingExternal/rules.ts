import type { ConnectProcess } from '@foyer/headless'

export type ConnectingState = 'waiting' | 'slow' | 'declined' | 'failed' | 'linked' | 'missing' | 'done'

/** What the screen of a wallet that is being connected shows. First match wins (docs/spec/views.md §4.1.8). */
export function connectingState(facts: {
  readonly isListed: boolean
  /** It was connected before this screen opened. */
  readonly wasLinked: boolean
  readonly isSlow: boolean
  readonly status: ConnectProcess['status']
  /** The process is about this wallet. */
  readonly isOwnProcess: boolean
}): ConnectingState {
  if (!facts.isListed) return 'missing'
  if (facts.wasLinked) return 'linked'
  if (!facts.isOwnProcess) return 'waiting'
  if (facts.status === 'declined') return 'declined'
  if (facts.status === 'error') return 'failed'
  if (facts.status === 'success') return 'done'
  return facts.isSlow ? 'slow' : 'waiting'
}

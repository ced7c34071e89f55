import type { ConnectProcess } from '@foyer/headless'

export type ConnectingState = 'waiting' | 'slow' | 'declined' | 'failed' | 'linked' | 'missing' | 'done'

/** State of the view that connects a wallet. First match wins (docs/spec/views.md §4.1.8). */
export function connectingState(facts: {
  readonly isListed: boolean
  /** The wallet was connected before the view opened. */
  readonly wasLinked: boolean
  readonly isSlow: boolean
  readonly status: ConnectProcess['status']
  /** The connect process is for this wallet. */
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

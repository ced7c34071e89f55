import type { ConnectionStatus } from './types.ts'

/**
 * The state machine's word for a family (docs/spec/core.md §7.6): a failure returns to `connected` when another one
 * is current.
 */
export function connectionStatus(facts: {
  readonly hasCurrent: boolean
  readonly isConnecting: boolean
  readonly isRestored: boolean
}): ConnectionStatus {
  if (facts.isConnecting) return 'connecting'
  if (facts.hasCurrent) return 'connected'
  return facts.isRestored ? 'disconnected' : 'reconnecting'
}

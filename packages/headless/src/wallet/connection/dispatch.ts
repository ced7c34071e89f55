import type { Internals } from '../../core/internals.ts'
import { type ConnectionEvent, reduceConnections } from './reducer.ts'
import { getConnectionState, setConnectionState } from './state.ts'

/** The one door for changes of connections. An event that changes nothing re-renders nothing. */
export function dispatchConnection(internals: Internals, event: ConnectionEvent): void {
  const state = getConnectionState(internals)
  const next = reduceConnections(state, event)
  if (next !== state) setConnectionState(internals, next)
}

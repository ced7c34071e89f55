import type { ConnectorEvent } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { followWallet } from '../network/actions/followWallet.ts'
import { dispatchConnection } from './dispatch.ts'

/** What a wallet tells of itself becomes one event of the state; the reducer decides whether it still matters. */
export function handleConnectorEvent(config: Config, uid: string, event: ConnectorEvent): void {
  const internals = internalsOf(config)
  if (event.type === 'change') {
    dispatchConnection(internals, { ...event, type: 'changed', uid })
    followWallet(config, event.namespace)
  }
  if (event.type === 'disconnect') {
    dispatchConnection(internals, { type: 'closed', uid, namespace: event.namespace, isForgotten: true })
    if (event.namespace) followWallet(config, event.namespace)
  }
}

import type { Connector, ConnectorEvent } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { followWallet } from '../network/actions/followWallet.ts'
import { dispatchConnection, listConnector, unlistConnector } from './state.ts'
import type { ConnectorInfo } from './types.ts'

/** Lists a connector and hears it from now on. Returns the undo. */
export function attachConnector(config: Config, connector: Connector): () => void {
  const internals = internalsOf(config)
  internals.connectors.set(connector.uid, connector)
  listConnector(internals, toConnectorInfo(connector))
  const unsubscribe = connector.subscribe((event) => handleConnectorEvent(config, connector.uid, event))
  return () => {
    unsubscribe()
    if (internals.connectors.get(connector.uid) !== connector) return
    internals.connectors.delete(connector.uid)
    unlistConnector(internals, connector.uid)
  }
}

/** What a wallet tells of itself becomes one event of the state; the reducer decides whether it still matters. */
function handleConnectorEvent(config: Config, uid: string, event: ConnectorEvent): void {
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

/** A connector as data. */
export const toConnectorInfo = ({
  id,
  uid,
  name,
  type,
  interaction,
  namespaces,
  icon,
  rdns,
  isDuplicate,
}: Connector): ConnectorInfo => ({
  id,
  uid,
  name,
  type,
  interaction,
  namespaces,
  icon,
  rdns,
  isDuplicate,
})

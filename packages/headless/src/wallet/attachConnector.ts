import type { Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadConnectionActions } from './lazy.ts'
import { toConnectorInfo } from './rules.ts'
import { listConnector, unlistConnector } from './state.ts'

/** Lists a connector and subscribes to its events. Returns a function that undoes both. */
export function attachConnector(config: Config, connector: Connector): () => void {
  const internals = internalsOf(config)
  const { engine, report } = internals
  internals.connectors.set(connector.uid, connector)
  listConnector(internals, toConnectorInfo(connector))
  const unsubscribe = connector.subscribe((event) => engine.onConnectorEvent?.(connector.uid, event))
  if (connector.isHost)
    loadConnectionActions()
      .then(({ connectHost }) => connectHost(config, connector))
      .catch(report)
  return () => {
    unsubscribe()
    if (internals.connectors.get(connector.uid) !== connector) return
    internals.connectors.delete(connector.uid)
    unlistConnector(internals, connector.uid)
  }
}

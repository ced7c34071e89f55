import { type Connector, isAbort } from '@foyer/chains'
import { runProcess } from '../core/tasks.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { hostProcess } from './disconnect.ts'
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
    runProcess(internals, hostProcess(connector.uid), undefined, async (signal) => {
      const { connectHost } = await loadConnectionActions()
      await connectHost(config, connector, signal)
    }).catch((error: unknown) => {
      if (!isAbort(error)) report(error)
    })
  return () => {
    unsubscribe()
    if (internals.connectors.get(connector.uid) !== connector) return
    internals.connectors.delete(connector.uid)
    unlistConnector(internals, connector.uid)
  }
}

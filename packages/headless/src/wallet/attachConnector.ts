import type { Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadConnectionActions } from './lazy.ts'
import { hostProcess, toConnectorInfo } from './rules.ts'
import { listConnector, unlistConnector } from './state.ts'

/** Lists a connector and subscribes to its events. Returns a function that undoes both. */
export function attachConnector(config: Config, connector: Connector): () => void {
  const internals = internalsOf(config)
  const { connectors, engine } = internals
  const { uid } = connector
  // First, so that a connector that throws is not listed. An app without types may return nothing.
  const unsubscribe = connector.subscribe((event) => engine.onConnectorEvent?.(uid, event)) as
    | (() => void)
    | undefined
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production' && !unsubscribe)
      console.warn(
        `[foyer] \`subscribe\` of the connector ${connector.name} must return a function that removes the listener`,
      )
  } catch {
    // Unbundled pages have no `process`.
  }
  connectors.set(uid, connector)
  listConnector(internals, toConnectorInfo(connector))
  if (connector.isHost) startHost(config, connector)
  return () => {
    unsubscribe?.()
    if (connectors.get(uid) !== connector) return
    connectors.delete(uid)
    unlistConnector(internals, uid)
  }
}

/** Connects a wallet that hosts the page, until a disconnect aborts it. */
function startHost(config: Config, connector: Connector): void {
  const { processes, report } = internalsOf(config)
  const name = hostProcess(connector.uid)
  const connecting = new AbortController()
  // A connector that is attached again is connected once.
  processes.get(name)?.abort()
  processes.set(name, connecting)
  loadConnectionActions()
    .then(({ connectHost }) => connectHost(config, connector, connecting))
    .catch(report)
}

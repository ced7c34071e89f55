import type { Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { type ConnectorEntry, connectorFor } from './connect.ts'
import { activeNamespaceAtom, unlistConnector } from './state.ts'

/**
 * Prepares connectors that open a window, because a click must call them synchronously. Unavailable connectors are
 * removed from the list.
 */
export async function prepareConnectors(config: Config): Promise<void> {
  const opening = [...internalsOf(config).connectors.values()].filter(
    ({ interaction }) => interaction === 'popup' || interaction === 'deepLink',
  )
  await Promise.all(opening.map((connector) => prepareOnce(config, connector)))
}

/** Prepares the connector that a click on an entry of the list asks. */
export async function prepareConnector(config: Config, entry: ConnectorEntry): Promise<void> {
  const { connectors, store } = internalsOf(config)
  const connector = connectors.get(connectorFor(entry, [store.get(activeNamespaceAtom)]))
  if (connector) await prepareOnce(config, connector)
}

function prepareOnce(config: Config, connector: Connector): Promise<unknown> {
  const { shared } = internalsOf(config)
  const key = `prepare:${connector.uid}`
  const run = shared.get(key) ?? prepare(config, connector)
  shared.set(key, run)
  return run
}

async function prepare(config: Config, connector: Connector): Promise<void> {
  const internals = internalsOf(config)
  try {
    await connector.prepare?.()
  } catch (error) {
    // A click retries, and shows the error.
    internals.report(error)
  }
  if (connector.isAvailable?.() === false) unlistConnector(internals, connector.uid)
}

import type { Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { unlistConnector } from './state.ts'

/**
 * Prepares connectors that open a window: on a click they must be called at once. Unavailable ones are removed from the
 * list. Each is prepared once.
 */
export async function prepareConnectors(config: Config): Promise<void> {
  const { connectors, shared } = internalsOf(config)
  const preparing = [...connectors.values()].map((connector) => {
    const isWindow = connector.interaction === 'popup' || connector.interaction === 'deepLink'
    const key = `prepare:${connector.uid}`
    if (!isWindow || shared.has(key)) return undefined
    const run = prepareOne(config, connector)
    shared.set(key, run)
    return run
  })
  await Promise.all(preparing)
}

async function prepareOne(config: Config, connector: Connector): Promise<void> {
  const internals = internalsOf(config)
  try {
    await connector.prepare?.()
  } catch (error) {
    // A click retries, and shows the error.
    internals.report(error)
  }
  if (connector.isAvailable?.() === false) unlistConnector(internals, connector.uid)
}

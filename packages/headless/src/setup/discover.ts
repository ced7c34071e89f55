import type { ChainAdapter, Connector } from '@foyer/chains'
import { attachConnector } from '../wallet/attachConnector.ts'
import { connectorContext } from './connectorContext.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Starts the wallet discovery of an adapter, until the config stops or the adapter is removed. Returns the undo. */
export function discover(config: Config, adapter: ChainAdapter): () => void {
  const { discoveries, engine, report } = internalsOf(config)
  const { namespace } = adapter
  const announced = new Set<() => void>()
  let isStopped = false
  const stop = start()
  const undo = (): void => {
    if (discoveries.get(namespace) !== undo) return
    discoveries.delete(namespace)
    isStopped = true
    stop()
    // Removes announced connectors, also if the adapter has not.
    for (const leave of announced) leave()
  }
  discoveries.set(namespace, undo)
  return undo

  /** Ends the connections of a wallet that unregisters. The next page load may restore them. */
  function endConnections({ uid, namespaces }: Connector): void {
    for (const each of namespaces)
      engine.onConnectorEvent?.(uid, { type: 'change', namespace: each, accounts: [] })
  }

  function start(): () => void {
    try {
      const found = adapter.discover?.({
        ...connectorContext(config),
        announce: (connector) => {
          const leave = attachConnector(config, connector)
          announced.add(leave)
          return () => {
            announced.delete(leave)
            if (!isStopped) endConnections(connector)
            leave()
          }
        },
      })
      return found ?? (() => {})
    } catch (error) {
      // An adapter that fails does not stop the discovery of others.
      report(error)
      return () => {}
    }
  }
}

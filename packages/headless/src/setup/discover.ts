import type { ChainAdapter, ConnectorContext } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { appMetadata } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { attachConnector } from '../wallet/attachConnector.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { networkSelectionAtom, networksAtom } from '../wallet/state.ts'

/** Context that a config passes to its connectors. */
export function connectorContext(config: Config): ConnectorContext {
  const { fetch, options, storage, store } = internalsOf(config)
  return {
    networks: store.get(networksAtom),
    activeNetworkId: () => store.get(networkSelectionAtom).active,
    storage,
    metadata: appMetadata(options.metadata),
    projectId: options.projectId,
    id: config.id,
    relayUrl: options.endpoints?.relay,
    secureSite: options.endpoints?.secureSite,
    blockchainUrl: options.endpoints?.blockchain,
    customRpcUrls: options.customRpcUrls,
    accountTypeOf: async (namespace) => (await loadConnectionActions()).accountTypeOf(config, namespace),
    logger: options.logger,
    fetch,
    coinbasePreference: options.coinbasePreference,
  }
}

/**
 * Starts the wallet discovery of an adapter, until the config stops or the adapter is removed. Returns the stop
 * function.
 */
export function discover(config: Config, adapter: ChainAdapter): () => void {
  const { discoveries, engine, report } = internalsOf(config)
  const { namespace } = adapter
  const announced = new Set<() => void>()
  let isStopped = false
  const stop = tryStart(report, () =>
    adapter.discover?.({
      ...connectorContext(config),
      announce: (connector) => {
        const leave = attachConnector(config, connector)
        announced.add(leave)
        return () => {
          announced.delete(leave)
          // Ends the connections of a wallet that is no longer announced. The next page load may restore them.
          for (const each of isStopped ? [] : connector.namespaces)
            engine.onConnectorEvent?.(connector.uid, { type: 'change', namespace: each, accounts: [] })
          leave()
        }
      },
    }),
  )
  const undo = (): void => {
    if (discoveries.get(namespace) !== undo) return
    discoveries.delete(namespace)
    isStopped = true
    stop?.()
    // Removes announced connectors, also if the adapter does not.
    for (const leave of announced) leave()
  }
  discoveries.set(namespace, undo)
  return undo
}

/**
 * Runs the start of an adapter or connector. A failure is reported, and must not stop that of others. Returns the stop
 * function, if there is one.
 */
export function tryStart(
  report: (error: unknown) => void,
  start: () => (() => void) | undefined,
): (() => void) | undefined {
  try {
    return start()
  } catch (error) {
    report(error)
    try {
      // Bundlers replace the condition and drop the branch.
      if (process.env.NODE_ENV !== 'production')
        console.warn('[foyer] A connector or an adapter could not be started, and has no wallets:', error)
    } catch {
      // Unbundled pages have no `process`.
    }
  }
}

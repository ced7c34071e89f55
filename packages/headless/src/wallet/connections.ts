import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable, watchAtom, type WatchParameters } from '../core/atoms.ts'
import { projectFeaturesAtom } from '../core/features.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { recentConnectionsAtom } from './connectorLists.ts'
import { isMultiWallet } from './multiWallet.ts'
import { dispatchConnection } from './reducer.ts'
import { requireMultiWallet } from './requireMultiWallet.ts'
import { connectionsAtom, connectorsAtom } from './state.ts'
import type { Connection, ConnectorInfo, RecentConnection } from './types.ts'

export type GetConnectionsParameters = {
  /** @default all namespaces */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Live connections, newest first. Without `features.multiWallet` the list is empty, and the developer is alerted: then
 * `getAccount` has the only connection.
 *
 * @example
 * ```ts
 * import { getConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * for (const { connector, address } of getConnections(config)) console.log(connector.name, address)
 * ```
 */
export const getConnections = (
  config: Config,
  { namespace }: GetConnectionsParameters = {},
): readonly Connection[] =>
  requireMultiWallet(config) ? ofNamespace(internalsOf(config).store.get(connectionsAtom), namespace) : []
/**
 * Watches the live connections. Needs `features.multiWallet`.
 *
 * @example
 * ```ts
 * import { watchConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchConnections(config, {
 *   onChange: (connections) => console.log(connections.map(({ connector, address }) => `${connector.name} ${address}`)),
 * })
 * ```
 */
export const watchConnections = (
  config: Config,
  parameters: WatchParameters<readonly Connection[]>,
): (() => void) => watchMulti(config, connectionsAtom, parameters)

/**
 * Stored connections whose wallet is available but not connected, in each namespace the last connected first. Empty
 * without `features.multiWallet`.
 *
 * @example
 * ```ts
 * import { getRecentConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const names = getRecentConnections(config).map(({ connector }) => connector.name)
 * ```
 */
export const getRecentConnections = (
  config: Config,
  { namespace }: GetConnectionsParameters = {},
): readonly RecentConnection[] =>
  requireMultiWallet(config)
    ? ofNamespace(internalsOf(config).store.get(recentConnectionsAtom), namespace)
    : []
/**
 * Watches the recent connections. Needs `features.multiWallet`.
 *
 * @example
 * ```ts
 * import { watchRecentConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchRecentConnections(config, {
 *   onChange: (recent) => console.log(`${recent.length} wallets used before`),
 * })
 * ```
 */
export const watchRecentConnections = (
  config: Config,
  parameters: WatchParameters<readonly RecentConnection[]>,
): (() => void) => watchMulti(config, recentConnectionsAtom, parameters)

/**
 * All connectors, in the order in which they were found.
 *
 * @example
 * ```ts
 * import { connect, getConnectors } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const connector = getConnectors(config).find(({ rdns }) => rdns === 'io.metamask')
 * if (connector) await connect(config, { connector })
 * ```
 */
export const getConnectors = (config: Config): readonly ConnectorInfo[] =>
  internalsOf(config).store.get(connectorsAtom)
/**
 * Watches the list of connectors. Returns the unsubscribe function.
 *
 * @example
 * ```ts
 * import { watchConnectors } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchConnectors(config, { onChange: (connectors) => console.log(connectors.length) })
 * ```
 */
export const watchConnectors = (
  config: Config,
  parameters: WatchParameters<readonly ConnectorInfo[]>,
): (() => void) => watchAtom(config, connectorsAtom, parameters)

const none: readonly never[] = []

/** Watches a list that is empty without multi-wallet, which the remote configuration may turn on later. */
function watchMulti<item>(
  config: Config,
  list: Atom<readonly item[]>,
  parameters: WatchParameters<readonly item[]>,
): () => void {
  requireMultiWallet(config)
  const shown = stable(atom((get) => (isMultiWallet(config, get(projectFeaturesAtom)) ? get(list) : none)))
  return watchAtom(config, shown, parameters)
}

const ofNamespace = <item extends { readonly namespace: ChainNamespace }>(
  items: readonly item[],
  namespace: ChainNamespace | undefined,
): readonly item[] => (namespace ? items.filter((item) => item.namespace === namespace) : items)

export type DeleteConnectionParameters = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address: string
}

/**
 * Removes an address of a recent connection; the last address removes the connection. Live connections stay: use
 * `disconnect` for them.
 *
 * @example
 * ```ts
 * import { deleteConnection, getRecentConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [recent] = getRecentConnections(config)
 * if (recent) deleteConnection(config, recent)
 * ```
 */
export function deleteConnection(
  config: Config,
  { connectorId, namespace, address }: DeleteConnectionParameters,
): void {
  if (!requireMultiWallet(config)) return
  dispatchConnection(internalsOf(config), { type: 'deleted', connectorId, namespace, address })
}

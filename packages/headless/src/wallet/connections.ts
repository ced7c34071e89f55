import type { ChainNamespace } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../core/createWatch.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { recentConnectionsAtom } from './connectorLists.ts'
import { requireMultiWallet } from './multiWallet.ts'
import { connectionsAtom, connectorsAtom } from './state.ts'
import type { Connection, ConnectorInfo, RecentConnection } from './types.ts'
import { dispatchConnection } from './reducer.ts'

export type GetConnectionsParameters = {
  /** @default all families */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Every connection that is alive, newest first. Without `features.multiWallet` there is only what `getAccount` says:
 * none are listed, and the developer is told.
 */
export const getConnections = (
  config: Config,
  { namespace }: GetConnectionsParameters = {},
): readonly Connection[] =>
  requireMultiWallet(config) ? ofFamily(internalsOf(config).store.get(connectionsAtom), namespace) : []
export const watchConnections = (
  config: Config,
  parameters: WatchParameters<readonly Connection[]>,
): (() => void) => (requireMultiWallet(config) ? watchAll(config, parameters) : () => {})

/** Connections of earlier times whose wallet is there, but not connected now. None without `features.multiWallet`. */
export const getRecentConnections = (
  config: Config,
  { namespace }: GetConnectionsParameters = {},
): readonly RecentConnection[] =>
  requireMultiWallet(config) ? ofFamily(internalsOf(config).store.get(recentConnectionsAtom), namespace) : []
export const watchRecentConnections = (
  config: Config,
  parameters: WatchParameters<readonly RecentConnection[]>,
): (() => void) => (requireMultiWallet(config) ? watchRecent(config, parameters) : () => {})

/** Every connector found so far, in the order they were found. */
export const getConnectors = (config: Config): readonly ConnectorInfo[] =>
  internalsOf(config).store.get(connectorsAtom)
export const watchConnectors: (
  config: Config,
  parameters: WatchParameters<readonly ConnectorInfo[]>,
) => () => void = /* @__PURE__ */ createWatch(connectorsAtom)

const watchAll = /* @__PURE__ */ createWatch(connectionsAtom)
const watchRecent = /* @__PURE__ */ createWatch(recentConnectionsAtom)

const ofFamily = <item extends { readonly namespace: ChainNamespace }>(
  items: readonly item[],
  namespace: ChainNamespace | undefined,
): readonly item[] => (namespace ? items.filter((item) => item.namespace === namespace) : items)

export type DeleteConnectionParameters = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address: string
}

/**
 * Forgets an address of a connection that is not alive, and the connection with its last address. One that is alive
 * stays: that is what `disconnect` is for.
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

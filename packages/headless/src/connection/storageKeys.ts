import type { ChainNamespace } from '@foyer/chains'

/** Where the last visit is kept (core §16). */
export const storageKeys = {
  connections: '@foyer/connections',
  disconnected: '@foyer/disconnected_connector_ids',
  network: '@foyer/active_caip_network_id',
  namespace: '@foyer/active_namespace',
  namespaces: '@foyer/connected_namespaces',
  status: '@foyer/connection_status',
} as const

export const connectedConnectorKey = (namespace: ChainNamespace): string =>
  `@foyer/${namespace}:connected_connector_id`

/** Whether a key says who is connected. */
export const isConnectionKey = (key: string): boolean =>
  key === storageKeys.connections ||
  key === storageKeys.disconnected ||
  key === storageKeys.status ||
  /^@foyer\/[a-z0-9]+:connected_connector_id$/.test(key)

import type { ChainNamespace } from '@foyer/chains'

/** Storage keys of connections and network (docs/spec/core.md §16). */
export const storageKeys = {
  connections: '@foyer/connections',
  disconnected: '@foyer/disconnected_connector_ids',
  network: '@foyer/active_caip_network_id',
} as const

/** Whether a storage key belongs to connections. */
export const isConnectionKey = (key: string): boolean => /^@foyer\/([a-z0-9]+:)?(dis)?connect/.test(key)

/** Storage keys of the summary of connections; a server reads it from cookies (docs/spec/core.md §16). */
export const summaryKeys = {
  namespace: '@foyer/active_namespace',
  namespaces: '@foyer/connected_namespaces',
  status: '@foyer/connection_status',
} as const

export const connectedConnectorKey = (namespace: ChainNamespace): string =>
  `@foyer/${namespace}:connected_connector_id`

/** Storage key of preferred account types. */
export const ACCOUNT_TYPES_KEY = '@foyer/preferred_account_types'

import type { ChainNamespace } from '@foyer/chains'

/** Where the last visit is summed up, for who reads no more of it: a server, by its cookies (docs/spec/core.md §16). */
export const summaryKeys = {
  namespace: '@foyer/active_namespace',
  namespaces: '@foyer/connected_namespaces',
  status: '@foyer/connection_status',
} as const

export const connectedConnectorKey = (namespace: ChainNamespace): string =>
  `@foyer/${namespace}:connected_connector_id`

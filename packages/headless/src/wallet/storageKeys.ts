import type { ChainNamespace } from '@foyer/chains'

/** Where a page looks for the last visit (docs/spec/core.md §16). */
export const storageKeys = {
  connections: '@foyer/connections',
  disconnected: '@foyer/disconnected_connector_ids',
  network: '@foyer/active_caip_network_id',
} as const

/** Whether a key says who is connected, of all families or of one. */
export const isConnectionKey = (key: string): boolean => /^@foyer\/([a-z0-9]+:)?(dis)?connect/.test(key)

/** Where the last visit is summed up, for who reads no more of it: a server, by its cookies (docs/spec/core.md §16). */
export const summaryKeys = {
  namespace: '@foyer/active_namespace',
  namespaces: '@foyer/connected_namespaces',
  status: '@foyer/connection_status',
} as const

export const connectedConnectorKey = (namespace: ChainNamespace): string =>
  `@foyer/${namespace}:connected_connector_id`

/** Where the account types that a visitor chose are kept. */
export const ACCOUNT_TYPES_KEY = '@foyer/preferred_account_types'

/** What a stored text holds; `undefined` when it is no JSON. */
export function toJson(value: string | null): unknown {
  if (value === null) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

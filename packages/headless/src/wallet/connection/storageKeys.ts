/** Where a page looks for the last visit (docs/spec/core.md §16). */
export const storageKeys = {
  connections: '@foyer/connections',
  disconnected: '@foyer/disconnected_connector_ids',
  network: '@foyer/active_caip_network_id',
} as const

/** Whether a key says who is connected, of all families or of one. */
export const isConnectionKey = (key: string): boolean => /^@foyer\/([a-z0-9]+:)?(dis)?connect/.test(key)

import type { Connector } from '@foyer/chains'
import type { ConnectionStatus, ConnectProcess, ConnectorInfo } from './types.ts'

/** Names, ids and addresses of wallets are compared without case. */
export const isSameText = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/**
 * Connection status of a namespace (docs/spec/core.md §7.6): a failure returns to `connected` if another connection is
 * current.
 */
export function connectionStatus(facts: {
  readonly hasCurrent: boolean
  readonly isConnecting: boolean
  readonly isRestored: boolean
}): ConnectionStatus {
  if (facts.isConnecting) return 'connecting'
  if (facts.hasCurrent) return 'connected'
  return facts.isRestored ? 'disconnected' : 'reconnecting'
}

/** Whether a wallet is being asked to connect; not while only a QR code is on display. */
export const isAskingWallet = (process: ConnectProcess): boolean =>
  process.status === 'pending' && process.connector.type !== 'WALLET_CONNECT'

/** Whether a connection is restored: unless the visitor disconnected that wallet. */
export const isRestorable = (connectorId: string, disconnectedIds: readonly string[] | undefined): boolean =>
  !disconnectedIds?.some((id) => isSameText(id, connectorId))

/** `method` of the connect event (docs/spec/core.md §7.1). */
export const connectMethod = (type: ConnectorInfo['type']): 'email' | 'browser' =>
  type === 'AUTH' ? 'email' : 'browser'

/** Whether a given connector is enabled: Coinbase and Base Account have an option each (docs/spec/core.md §20). */
export const isConnectorWanted = (
  id: string,
  options: {
    readonly enableCoinbase?: boolean | undefined
    readonly enableBaseAccount?: boolean | undefined
  },
): boolean => {
  if (id.startsWith('coinbaseWallet')) return options.enableCoinbase !== false
  return id !== 'baseAccount' || options.enableBaseAccount !== false
}

/** A connector as data. */
export const toConnectorInfo = (connector: Connector): ConnectorInfo =>
  Object.fromEntries(infoKeys.map((key) => [key, connector[key]])) as ConnectorInfo

const infoKeys = [
  'id',
  'uid',
  'name',
  'type',
  'interaction',
  'namespaces',
  'icon',
  'rdns',
  'isDuplicate',
  'canChooseAccounts',
] as const satisfies readonly (keyof ConnectorInfo)[]

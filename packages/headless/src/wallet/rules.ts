import type { Connector, ConnectorSession, CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { ConnectionStatus, ConnectProcess, ConnectorInfo } from './types.ts'

/** Names, ids and addresses of wallets are compared without case. */
export const isSameText = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/**
 * Connection status of a namespace (docs/spec/core.md §7.6). After a failed connect it is `connected` again if another
 * connection is current.
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

/** Whether a wallet is being asked to connect; false while a QR code is displayed. */
export const isAskingWallet = (process: ConnectProcess): boolean =>
  process.status === 'pending' && process.connector.type !== 'WALLET_CONNECT'

/** Whether a stored connection may be restored: the visitor did not disconnect its wallet. */
export const isRestorable = (connectorId: string, disconnectedIds: readonly string[] | undefined): boolean =>
  !disconnectedIds?.some((id) => isSameText(id, connectorId))

/** Whether a wallet opened a session: a locked one may answer without accounts. */
export const hasAccounts = ({ accounts }: ConnectorSession): boolean => accounts.length > 0

/** Whether the options enable a connector: Coinbase and Base Account have an option each (docs/spec/core.md §20). */
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

/** Data of a connector, for lists and state. */
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

export type NetworkSelection = {
  /** Active network. It may be unconfigured, if the wallet is on it. */
  readonly active: CaipNetworkId
  /** Current network of each namespace. */
  readonly byNamespace: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

/**
 * The active network at start: the stored one, else the default, else the first one (docs/spec/core.md §3.1, R48).
 */
export function chooseStartNetwork(
  networks: readonly [CaipNetwork, ...CaipNetwork[]],
  wanted: { readonly stored?: string | null | undefined; readonly byDefault?: string | undefined },
): CaipNetwork {
  const find = (id: string | null | undefined): CaipNetwork | undefined =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(wanted.stored) ?? find(wanted.byDefault) ?? networks[0]
}

/** Selection of the first network of each namespace; in its own namespace `active` is selected. */
export function selectionFrom(networks: readonly CaipNetwork[], active: CaipNetwork): NetworkSelection {
  const byNamespace: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const { chainNamespace, caipNetworkId } of networks) byNamespace[chainNamespace] ??= caipNetworkId
  byNamespace[active.chainNamespace] = active.caipNetworkId
  return { active: active.caipNetworkId, byNamespace }
}

/**
 * Selects a network for its namespace; `isActive` also makes it the active one. Without a change it returns the same
 * object.
 */
export function select(selection: NetworkSelection, id: CaipNetworkId, isActive: boolean): NetworkSelection {
  const namespace = namespaceOf(id)
  const active = isActive ? id : selection.active
  if (active === selection.active && selection.byNamespace[namespace] === id) return selection
  return { active, byNamespace: { ...selection.byNamespace, [namespace]: id } }
}

/** Namespace of a valid CAIP-2 id. */
export const namespaceOf = (id: CaipNetworkId): ChainNamespace =>
  id.slice(0, id.indexOf(':')) as ChainNamespace

/** Network with an id or deprecated id; a placeholder if it is unconfigured. */
export function networkById(networks: readonly CaipNetwork[], id: CaipNetworkId): CaipNetwork {
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === id) ??
    networks.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id) ??
    unknownNetwork(id)
  )
}

/** Placeholder of an unconfigured network (docs/spec/core.md §4.4). */
export function unknownNetwork(id: CaipNetworkId): CaipNetwork {
  return {
    id: id.slice(id.indexOf(':') + 1),
    caipNetworkId: id,
    chainNamespace: namespaceOf(id),
    name: 'Unknown Network',
    nativeCurrency: { name: '', decimals: 0, symbol: '' },
    rpcUrls: { default: { http: [] } },
  }
}

/** Whether the config has a network. */
export const isConfigured = (networks: readonly CaipNetwork[], id: CaipNetworkId): boolean =>
  networks.some(({ caipNetworkId }) => caipNetworkId === id)

/** Name of the process that connects a wallet that hosts the page. */
export const hostProcess = (uid: string): string => `host:${uid}`

import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorSession,
  isSameAddress,
} from '@foyer/chains'
import { socialProviders } from '@foyer/chains/embedded'
import { internalsOf, type Internals } from '../core/internals.ts'
import { isMobileDevice } from '../core/page/platform.ts'
import { share, whenNoRequest } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { connectMethod } from './connect.ts'
import { followWallet } from './followWallet.ts'
import { isMultiWallet } from './multiWallet.ts'
import { namespaceNetworks } from './namespaceNetworks.ts'
import { dispatchConnection } from './reducer.ts'
import { isRestorable, isSameText, toConnectorInfo } from './rules.ts'
import { activeNamespaceAtom, connectionOf, connectionStateAtom, getConnectionState } from './state.ts'
import type { RememberedConnection } from './types.ts'

/** Stored connection of a namespace. */
export type StoredConnection = { readonly namespace: ChainNamespace; readonly stored: RememberedConnection }

/** Connectors that may belong to a stored connection. Several wallets may claim one identity. */
export const candidatesFor = (
  config: Config,
  { namespace, stored }: StoredConnection,
): readonly Connector[] =>
  [...internalsOf(config).connectors.values()].filter(
    ({ id, namespaces }) => isSameText(id, stored.connectorId) && namespaces.includes(namespace),
  )

/**
 * Network of a stored connection whose namespace is not active: the current network of such a namespace is not stored.
 * A Cosmos wallet has another account on each chain, and prompts on a chain that it has not permitted.
 */
const storedNetwork = (
  config: Config,
  { namespace, stored: { chainId } }: StoredConnection,
): CaipNetworkId | undefined =>
  chainId === undefined || internalsOf(config).store.get(activeNamespaceAtom) === namespace
    ? undefined
    : `${namespace}:${chainId}`

/**
 * Sessions that a wallet opens without a prompt. If several wallets have the stored identity, only sessions with the
 * stored account count (R61).
 */
export async function silentSessions(
  config: Config,
  item: StoredConnection,
  connector: Connector,
): Promise<readonly ConnectorSession[]> {
  const { namespace, stored } = item
  const networks = namespaceNetworks(config, storedNetwork(config, item))
  const sessions = (await connector.restore?.({ namespaces: [namespace], networks })) ?? []
  const isAlone = candidatesFor(config, item).length === 1
  return sessions.filter(
    (session) =>
      session.namespace === namespace &&
      session.accounts.some(({ address }) => isAlone || isSameAddress(address, stored.address)),
  )
}

/** Opens restored sessions. If chosen, also selects the wallet's network and emits its events. */
export function openRestored(
  config: Config,
  connector: Connector,
  opened: {
    readonly sessions: readonly ConnectorSession[]
    readonly address?: string | undefined
    readonly isChosen: boolean
  },
): void {
  const internals = internalsOf(config)
  dispatchConnection(internals, { type: 'opened', connector: toConnectorInfo(connector), ...opened })
  if (!opened.isChosen) return
  for (const { namespace } of opened.sessions) followWallet(config, namespace)
  const [session] = opened.sessions
  internals.emit({
    event: 'CONNECT_SUCCESS',
    properties: {
      method: connectMethod(connector.type, isMobileDevice()),
      name: session?.peer?.name ?? connector.name,
      reconnect: true,
      view: 'Connect',
    },
  })
  const provider = socialProviders.find((name) => name === session?.auth?.name)
  if (provider) internals.emit({ event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider, reconnect: true } })
}

/** Resolves when the restore of stored connections has ended, also after a failure. */
export function whenRestored({ store }: Internals): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!store.get(connectionStateAtom).isRestored) return
      stop()
      resolve()
    }
    const stop = store.sub(connectionStateAtom, check)
    check()
  })
}

/**
 * Asks a wallet, without a prompt, for the sessions of a stored connection, and opens them unless the visitor has
 * connected or disconnected meanwhile. A wallet that fails stays disconnected.
 */
export async function reopenStored(
  config: Config,
  item: StoredConnection,
  connector: Connector,
  open: (sessions: readonly ConnectorSession[]) => void,
): Promise<void> {
  const internals = internalsOf(config)
  const { report, shared } = internals
  const key = `reopenStored:${item.namespace}:${connector.uid}:${item.stored.address}`
  if (shared.has(key) || !isReopenable(config, item, connector)) return
  const ask = async (): Promise<void> => {
    const sessions = await silentSessions(config, item, connector)
    await whenNoRequest(internals)
    if (sessions.length > 0 && isReopenable(config, item, connector)) open(sessions)
  }
  await share(internals, key, ask()).catch(report)
}

/**
 * Whether a stored connection may be opened: its connector is listed, not connected, not disconnected by the visitor.
 */
function isReopenable(config: Config, item: StoredConnection, connector: Connector): boolean {
  const { namespace, stored } = item
  const internals = internalsOf(config)
  const { current, disconnectedIds } = getConnectionState(internals)
  const isAlive = isConnected(internals, namespace, connector) || isStoredConnected(internals, item)
  const isAlone = current[namespace] === undefined || isMultiWallet(config)
  const isWanted = isRestorable(stored.connectorId, disconnectedIds[namespace])
  return !isAlive && isAlone && isWanted && internals.connectors.get(connector.uid) === connector
}

const isConnected = (internals: Internals, namespace: ChainNamespace, { uid }: Connector): boolean =>
  connectionOf(getConnectionState(internals), uid, namespace) !== undefined

/**
 * Whether a connected wallet with the stored identity has the stored account. Several wallets may have the identity.
 */
const isStoredConnected = (internals: Internals, { namespace, stored }: StoredConnection): boolean =>
  getConnectionState(internals).connections.some(
    (connection) =>
      connection.namespace === namespace &&
      isSameText(connection.connectorId, stored.connectorId) &&
      connection.accounts.some(({ address }) => isSameAddress(address, stored.address)),
  )

/** Whether a wallet is connected, but without the stored account. */
export const isOnOtherAccount = (
  internals: Internals,
  item: StoredConnection,
  connector: Connector,
): boolean => isConnected(internals, item.namespace, connector) && !isStoredConnected(internals, item)

import { type ChainNamespace, type Connector, type ConnectorSession, isSameAddress } from '@foyer/chains'
import { share, whenNoRequest } from '../core/tasks.ts'
import { internalsOf, type Internals } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { isMultiWallet } from './multiWallet.ts'
import { isRestorable, isSameText } from './rules.ts'
import { silentSessions, type StoredOfNamespace } from './restoreConnections.ts'
import { connectionOf, getConnectionState } from './state.ts'

/**
 * Asks a wallet, without a prompt, for the sessions of a stored connection, and opens them unless the visitor has
 * connected or disconnected meanwhile. A wallet that fails stays disconnected.
 */
export async function reopenStored(
  config: Config,
  item: StoredOfNamespace,
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
function isReopenable(config: Config, item: StoredOfNamespace, connector: Connector): boolean {
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

/** Whether a connected wallet with the stored identity has the stored account. Several wallets may have the identity. */
const isStoredConnected = (internals: Internals, { namespace, stored }: StoredOfNamespace): boolean =>
  getConnectionState(internals).connections.some(
    (connection) =>
      connection.namespace === namespace &&
      isSameText(connection.connectorId, stored.connectorId) &&
      connection.accounts.some(({ address }) => isSameAddress(address, stored.address)),
  )

/** Whether a wallet is connected, but without the stored account. */
export const isOnOtherAccount = (
  internals: Internals,
  item: StoredOfNamespace,
  connector: Connector,
): boolean => isConnected(internals, item.namespace, connector) && !isStoredConnected(internals, item)

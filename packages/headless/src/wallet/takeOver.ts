import { type Connector, type ConnectorSession, isSameAddress } from '@foyer/chains'
import { whenNoRequest } from '../core/tasks.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { isMultiWallet } from './multiWallet.ts'
import { isRestorable, isSameText } from './rules.ts'
import { silentSessions, type StoredOfNamespace } from './restoreConnections.ts'
import { getConnectionState } from './state.ts'
import type { Connection } from './types.ts'

/**
 * Asks a wallet, without a prompt, for the sessions of a stored connection, and opens them unless the visitor has
 * connected or disconnected meanwhile. A wallet that fails stays disconnected.
 */
export async function takeOver(
  config: Config,
  item: StoredOfNamespace,
  connector: Connector,
  open: (sessions: readonly ConnectorSession[]) => void,
): Promise<void> {
  const internals = internalsOf(config)
  const { report, shared } = internals
  const key = `takeOver:${item.namespace}:${connector.uid}:${item.stored.address}`
  if (shared.has(key) || !isFree(config, item, connector)) return
  const ask = async (): Promise<void> => {
    const sessions = await silentSessions(config, item, connector)
    await whenNoRequest(internals)
    if (sessions.length > 0 && isFree(config, item, connector)) open(sessions)
  }
  const run = ask()
  shared.set(key, run)
  await run.catch(report).finally(() => shared.delete(key))
}

/**
 * Whether a stored connection may be opened: its connector is listed, not connected, not disconnected by the visitor.
 */
function isFree(config: Config, { namespace, stored }: StoredOfNamespace, connector: Connector): boolean {
  const internals = internalsOf(config)
  const { connections, current, disconnectedIds } = getConnectionState(internals)
  // A connected wallet with the same identity and account has the stored connection already.
  const isStored = ({ connectorId, accounts }: Connection): boolean =>
    isSameText(connectorId, stored.connectorId) &&
    accounts.some(({ address }) => isSameAddress(address, stored.address))
  const isAlive = connections.some(
    (connection) =>
      connection.namespace === namespace &&
      (connection.connector.uid === connector.uid || isStored(connection)),
  )
  const isAlone = current[namespace] === undefined || isMultiWallet(config)
  const isWanted = isRestorable(stored.connectorId, disconnectedIds[namespace])
  return !isAlive && isAlone && isWanted && internals.connectors.get(connector.uid) === connector
}

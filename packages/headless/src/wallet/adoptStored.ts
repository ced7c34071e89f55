import type { ChainNamespace, Connector } from '@foyer/chains'
import { whenNoRequest } from '../core/walletRequests.ts'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { followWallet } from './followWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'
import { dispatchConnection } from './reducer.ts'
import { endConnections } from './disconnect.ts'
import { readStored } from './persist.ts'
import { isRestorable } from './connectionRules.ts'
import { isMultiWallet } from './multiWallet.ts'
import { candidatesFor, silentSessions, type StoredOfFamily, whenRestored } from './restoreConnections.ts'
import { getConnectionState } from './state.ts'
import { storageKeys } from './storageKeys.ts'
import { isNewer } from './remember.ts'

/**
 * Does here what another tab did: who was disconnected there leaves, who was connected there is taken over, silently.
 * Nothing of it is repeated: no wallet is prompted or told to leave, no event is sent, nothing is written. It waits
 * while this tab's own wallet is being asked, and until the last visit was read.
 */
export async function adoptStored(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { engine } = internals
  await engine.start()
  await whenRestored(internals)
  await whenNoRequest(internals)
  if (!engine.withoutWriting || isUnknown(config)) return
  const stored = readStored(internals)
  engine.withoutWriting(() => {
    for (const { namespace, connectorId, connector } of getConnectionState(internals).connections)
      if (!isRestorable(connectorId, stored.disconnectedIds[namespace]))
        endConnections(config, { uid: connector.uid, namespace, isForgotten: true })
    dispatchConnection(internals, { type: 'adopted', ...stored })
  })
  if (!optionsOf(config).enableReconnect) return
  const wanted = (Object.keys(stored.remembered) as ChainNamespace[]).flatMap((namespace) =>
    (stored.remembered[namespace] ?? [])
      .filter(({ connectorId }) => isRestorable(connectorId, stored.disconnectedIds[namespace]))
      .map((entry): StoredOfFamily => ({ namespace, stored: entry })),
  )
  await Promise.all(wanted.map((item) => takeOver(config, item)))
}

/** A newer version wrote it: it cannot be read here. */
function isUnknown(config: Config): boolean {
  const { storage } = internalsOf(config)
  return [storageKeys.connections, storageKeys.disconnected].some((key) => isNewer(storage.getItem(key)))
}

/** Asks the wallets that may be the stored one, unless it is alive here already. */
async function takeOver(config: Config, item: StoredOfFamily): Promise<void> {
  const { report, shared } = internalsOf(config)
  const asked = candidatesFor(config, item).map(async (connector) => {
    const key = `adopt:${item.namespace}:${connector.uid}`
    if (shared.has(key) || !isFree(config, item.namespace, connector)) return
    const run = silentSessions(config, item, connector).then((sessions) => {
      const isStill = isFree(config, item.namespace, connector) && isWanted(config, item)
      if (sessions.length > 0 && isStill) open(config, item, connector, sessions)
    })
    shared.set(key, run)
    // A wallet that fails or is gone is not connected here: nobody here has asked for it.
    await run.catch(report).finally(() => shared.delete(key))
  })
  await Promise.all(asked)
}

/** The connector can take its place: it is there, not connected, and no other one keeps it out. */
function isFree(config: Config, namespace: ChainNamespace, connector: Connector): boolean {
  const internals = internalsOf(config)
  const { connections, current } = getConnectionState(internals)
  const isAlive = connections.some(
    (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
  )
  const isAlone = current[namespace] === undefined || isMultiWallet(config)
  return !isAlive && isAlone && internals.connectors.get(connector.uid) === connector
}

/** It was not disconnected while its wallet was answering. */
const isWanted = (config: Config, { namespace, stored }: StoredOfFamily): boolean =>
  isRestorable(stored.connectorId, getConnectionState(internalsOf(config)).disconnectedIds[namespace])

function open(
  config: Config,
  { namespace, stored }: StoredOfFamily,
  connector: Connector,
  sessions: Awaited<ReturnType<typeof silentSessions>>,
): void {
  internalsOf(config).engine.withoutWriting?.(() => {
    dispatchConnection(internalsOf(config), {
      type: 'opened',
      connector: toConnectorInfo(connector),
      sessions,
      address: stored.address,
      isChosen: false,
    })
    followWallet(config, namespace)
  })
}

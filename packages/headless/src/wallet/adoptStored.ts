import type { ChainNamespace, Connector } from '@foyer/chains'
import { whenNoRequest } from '../core/tasks.ts'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { followWallet } from './followWallet.ts'
import { dispatchConnection } from './reducer.ts'
import { endConnections } from './disconnect.ts'
import { readStored } from './persist.ts'
import { isRestorable, toConnectorInfo } from './rules.ts'
import { isMultiWallet } from './multiWallet.ts'
import { candidatesFor, silentSessions, type StoredOfNamespace, whenRestored } from './restoreConnections.ts'
import { getConnectionState } from './state.ts'
import { storageKeys } from './storageKeys.ts'
import { isNewer } from './remember.ts'

/**
 * Applies changes of another tab: disconnects what was disconnected there, and restores silently what was connected
 * there. No wallet is prompted or told to disconnect, no event is emitted, and nothing is written. Waits for running
 * requests of this tab, and until stored connections are restored.
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
      .map((entry): StoredOfNamespace => ({ namespace, stored: entry })),
  )
  await Promise.all(wanted.map((item) => takeOver(config, item)))
}

/** Written by a newer version: it cannot be parsed here. */
function isUnknown(config: Config): boolean {
  const { storage } = internalsOf(config)
  return [storageKeys.connections, storageKeys.disconnected].some((key) => isNewer(storage.getItem(key)))
}

/** Asks the wallets that may be the stored one, unless it is connected already. */
async function takeOver(config: Config, item: StoredOfNamespace): Promise<void> {
  const { report, shared } = internalsOf(config)
  const asked = candidatesFor(config, item).map(async (connector) => {
    const key = `adopt:${item.namespace}:${connector.uid}`
    if (shared.has(key) || !isFree(config, item.namespace, connector)) return
    const run = silentSessions(config, item, connector).then((sessions) => {
      const isStill = isFree(config, item.namespace, connector) && isWanted(config, item)
      if (sessions.length > 0 && isStill) open(config, item, connector, sessions)
    })
    shared.set(key, run)
    // A wallet that fails is not connected: the visitor of this tab has not asked for it.
    await run.catch(report).finally(() => shared.delete(key))
  })
  await Promise.all(asked)
}

/** The connector is available, not connected, and no other one excludes it. */
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
const isWanted = (config: Config, { namespace, stored }: StoredOfNamespace): boolean =>
  isRestorable(stored.connectorId, getConnectionState(internalsOf(config)).disconnectedIds[namespace])

function open(
  config: Config,
  { namespace, stored }: StoredOfNamespace,
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

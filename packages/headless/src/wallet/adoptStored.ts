import type { ChainNamespace, Connector, ConnectorSession } from '@foyer/chains'
import { whenNoRequest } from '../core/tasks.ts'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { followWallet } from './followWallet.ts'
import { dispatchConnection } from './reducer.ts'
import { endConnections } from './disconnect.ts'
import { readStored } from './persist.ts'
import { isRestorable, toConnectorInfo } from './rules.ts'
import { candidatesFor, type StoredOfNamespace, whenRestored } from './restoreConnections.ts'
import { getConnectionState } from './state.ts'
import { storageKeys } from './storageKeys.ts'
import { isNewer } from './remember.ts'
import { takeOver } from './takeOver.ts'

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
  // The visitor of this tab has not asked for these wallets: one that fails is not connected.
  const asked = wanted.flatMap((item) =>
    candidatesFor(config, item).map((connector) =>
      takeOver(config, item, connector, (sessions) => openAdopted(config, item, connector, sessions)),
    ),
  )
  await Promise.all(asked)
}

/** Written by a newer version: it cannot be parsed here. */
function isUnknown(config: Config): boolean {
  const { storage } = internalsOf(config)
  return [storageKeys.connections, storageKeys.disconnected].some((key) => isNewer(storage.getItem(key)))
}

/** Opens the connection as the other tab did, without an event. Nothing is written: the other tab has. */
function openAdopted(
  config: Config,
  { namespace, stored }: StoredOfNamespace,
  connector: Connector,
  sessions: readonly ConnectorSession[],
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

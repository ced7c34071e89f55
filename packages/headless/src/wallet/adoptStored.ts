import { type ChainNamespace, type Connector, type ConnectorSession, load } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import { inBackground, whenNoRequest } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { endConnections } from './disconnect.ts'
import { followWallet } from './followWallet.ts'
import { readStored } from './persist.ts'
import { dispatchConnection } from './reducer.ts'
import { isNewer } from './remember.ts'
import { isRestorable, toConnectorInfo } from './rules.ts'
import { getConnectionState } from './state.ts'
import { storageKeys } from './storageKeys.ts'
import {
  candidatesFor,
  isOnOtherAccount,
  reopenStored,
  silentSessions,
  type StoredConnection,
  whenRestored,
} from './storedConnections.ts'

/**
 * Applies changes by another tab: ends the connections that were ended there, and restores those that were opened
 * there. Wallets receive no prompt and no disconnect, no event is emitted, and nothing is stored. Runs after the
 * restore of stored connections, and while this tab has no open request to a wallet.
 *
 * `changed`: key of the changed entry. `null`: the page has missed changes, and so also events of its wallets.
 */
export async function adoptStored(config: Config, changed: string | null): Promise<void> {
  const internals = internalsOf(config)
  const { engine } = internals
  if (changed === null) void inBackground(internals, loadAndRereadWallets(config))
  await engine.start()
  await whenRestored(internals)
  await whenNoRequest(internals)
  if (!engine.withoutWriting || isUnknown(config)) return
  const stored = readStored(internals)
  engine.withoutWriting(() => {
    for (const { namespace, connectorId, connector } of getConnectionState(internals).connections)
      if (!isRestorable(connectorId, stored.disconnectedIds[namespace]))
        endConnections(config, { uid: connector.uid, namespace })
    dispatchConnection(internals, { type: 'adopted', ...stored })
  })
  if (!optionsOf(config).enableReconnect) return
  const wanted = (Object.keys(stored.remembered) as ChainNamespace[]).flatMap((namespace) =>
    (stored.remembered[namespace] ?? []).map((entry): StoredConnection => ({ namespace, stored: entry })),
  )
  // The visitor did not request these wallets in this tab: a wallet that fails stays disconnected.
  const asked = wanted.flatMap((item) =>
    candidatesFor(config, item).flatMap((connector) => [
      reopenStored(config, item, connector, (sessions) => openAdopted(config, item, connector, sessions)),
      inBackground(internals, adoptAccount(config, item, connector)),
    ]),
  )
  await Promise.all(asked)
}

/**
 * Follows a connected wallet to the account that the other tab connected with it. A tab that was frozen, or in the
 * back-forward cache, sees neither the end of the earlier account nor the events of the wallet.
 */
async function adoptAccount(config: Config, item: StoredConnection, connector: Connector): Promise<void> {
  const internals = internalsOf(config)
  if (!isOnOtherAccount(internals, item, connector)) return
  const sessions = await silentSessions(config, item, connector)
  await whenNoRequest(internals)
  if (isOnOtherAccount(internals, item, connector)) openAdopted(config, item, connector, sessions)
}

/** Reads the connected extensions, or one other wallet, again. */
export const loadAndRereadWallets = async (config: Config, wallet?: Connector): Promise<void> =>
  (await load(() => import('./rereadWallets.ts'))).rereadWallets(config, wallet)

/** Whether a newer version wrote the stored connections, which this version cannot parse. */
function isUnknown(config: Config): boolean {
  const { storage } = internalsOf(config)
  return [storageKeys.connections, storageKeys.disconnected].some((key) => isNewer(storage.getItem(key)))
}

/** Opens a connection of the other tab, without an event. Nothing is stored: the other tab has stored it. */
function openAdopted(
  config: Config,
  { namespace, stored }: StoredConnection,
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

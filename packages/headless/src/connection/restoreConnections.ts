import { type ChainNamespace, type Connector, isSameAddress } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { familyNetworks } from '../network/familyNetworks.ts'
import { followWallet } from '../network/actions/followWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'
import { dispatchConnection } from './dispatch.ts'
import type { StoredConnection } from './persist.ts'
import { connectMethod, isRestorable } from './rules.ts'
import { connectorsAtom, getConnectionState } from './state.ts'
import { connectedConnectorKey, storageKeys } from './storageKeys.ts'
import { parseStoredConnections, parseStoredIds } from './storedSchema.ts'

/** A wallet that is not announced by then does not keep the page waiting; it is still restored when it comes. */
const ANNOUNCEMENT_MS = 1000
/** A wallet that does not answer by then does not either. */
const ANSWER_MS = 5000

type Wanted = {
  readonly namespace: ChainNamespace
  readonly stored: StoredConnection
  /** It was the one in use. */
  readonly wasCurrent: boolean
  /** Who was asked. Several wallets may claim one identity. */
  readonly asked: Set<Connector>
  isFound: boolean
}

/** Brings back the connections of the last visit, without a prompt. With reconnecting off, ends them instead. */
export async function restoreConnections(
  config: Config,
  { isEnabled }: { readonly isEnabled: boolean },
): Promise<void> {
  const internals = internalsOf(config)
  const { storage } = internals
  await internals.engine.start()
  const disconnectedIds = parseStoredIds(storage.getItem(storageKeys.disconnected))
  const wanted = readWanted(config, disconnectedIds)
  if (!isEnabled) forgetVisit(config, wanted)
  if (wanted.length > 0) await askWallets(config, wanted, isEnabled)
  dispatchConnection(internals, { type: 'restored', disconnectedIds })
}

function readWanted(config: Config, disconnectedIds: ReturnType<typeof parseStoredIds>): readonly Wanted[] {
  const { storage } = internalsOf(config)
  const stored = parseStoredConnections(storage.getItem(storageKeys.connections))
  return (Object.keys(stored) as ChainNamespace[]).flatMap((namespace) => {
    const currentId = storage.getItem(connectedConnectorKey(namespace))
    return (stored[namespace] ?? [])
      .filter(({ connectorId }) => isRestorable(connectorId, disconnectedIds[namespace]))
      .map((connection) => ({
        namespace,
        stored: connection,
        wasCurrent: connection.connectorId === currentId,
        asked: new Set<Connector>(),
        isFound: false,
      }))
  })
}

/** Waits for the wallets to be announced and to answer, but never long. Who comes later is asked all the same. */
function askWallets(config: Config, wanted: readonly Wanted[], isEnabled: boolean): Promise<void> {
  const { store, timers, report } = internalsOf(config)
  // Connectors that came back by themselves: they step aside for the one that was in use.
  const restored = new Set<string>()
  return new Promise((resolve) => {
    let running = 0
    const ask = (item: Wanted, connector: Connector): void => {
      item.asked.add(connector)
      running++
      const attempt = isEnabled
        ? restoreOne(config, item, connector, restored)
        : connector.disconnect().then(() => true)
      attempt
        .then((isFound) => void (item.isFound ||= isFound))
        .catch(report)
        .finally(() => {
          running--
          if (wanted.every(({ isFound }) => isFound)) stopListening()
          if (running === 0 && wanted.every(({ asked }) => asked.size > 0)) finish()
        })
    }
    const askNew = (): void => {
      for (const item of wanted)
        for (const connector of candidatesFor(config, item))
          if (!item.isFound && !item.asked.has(connector)) ask(item, connector)
    }
    const finish = (): void => {
      cancelAnnouncement()
      cancelAnswer()
      resolve()
    }
    const stopListening = store.sub(connectorsAtom, askNew)
    const cancelAnswer = timers.after(ANSWER_MS, finish)
    const cancelAnnouncement = timers.after(ANNOUNCEMENT_MS, () => {
      if (running === 0) finish()
    })
    askNew()
  })
}

const candidatesFor = (config: Config, { namespace, stored }: Wanted): readonly Connector[] =>
  [...internalsOf(config).connectors.values()].filter(
    ({ id, namespaces }) =>
      id.toLowerCase() === stored.connectorId.toLowerCase() && namespaces.includes(namespace),
  )

/** Asks one wallet, silently. True when it is the stored one, or no longer needed. */
async function restoreOne(
  config: Config,
  item: Wanted,
  connector: Connector,
  restored: Set<string>,
): Promise<boolean> {
  const internals = internalsOf(config)
  const { namespace, stored, wasCurrent } = item
  const sessions =
    (await connector.restore?.({ namespaces: [namespace], networks: familyNetworks(config) })) ?? []
  // Among wallets with one identity, only the one that still has the account is the stored one (rulings R61).
  const isAlone = candidatesFor(config, item).length === 1
  const accepted = sessions.filter(
    (session) =>
      session.namespace === namespace &&
      (isAlone || session.accounts.some(({ address }) => isSameAddress(address, stored.address))),
  )
  if (accepted.length === 0 || item.isFound) return false
  const { connections, current } = getConnectionState(internals)
  const inUse = current[namespace]
  const isVisitorsChoice = inUse !== undefined && !restored.has(inUse)
  const isConnected = connections.some(
    (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
  )
  // The visitor was quicker: what they chose in the meantime stands.
  if (isConnected || (isVisitorsChoice && !internals.options.features.multiWallet)) return true
  if (internals.connectors.get(connector.uid) !== connector) return false
  const isChosen = inUse === undefined || (wasCurrent && !isVisitorsChoice)
  restored.add(connector.uid)
  dispatchConnection(internals, {
    type: 'opened',
    connector: toConnectorInfo(connector),
    sessions: accepted,
    address: stored.address,
    isChosen,
  })
  if (!isChosen) return true
  followWallet(config, namespace)
  internals.emit({
    event: 'CONNECT_SUCCESS',
    properties: {
      method: connectMethod(connector.type),
      name: connector.name,
      reconnect: true,
      view: 'Connect',
    },
  })
  return true
}

/** Whoever is ended here is not wanted on the next visit either. */
function forgetVisit(config: Config, wanted: readonly Wanted[]): void {
  const { storage } = internalsOf(config)
  const keys = [storageKeys.connections, storageKeys.namespaces, storageKeys.status] as const
  for (const key of [...keys, ...wanted.map(({ namespace }) => connectedConnectorKey(namespace))])
    storage.removeItem(key)
}

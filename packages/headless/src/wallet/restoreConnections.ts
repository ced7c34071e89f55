import type { ChainNamespace, Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { readAccountTypes } from './accountType.ts'
import { closeConnector, type DisconnectParameters, endConnections } from './disconnect.ts'
import { isMultiWallet } from './multiWallet.ts'
import { readStored } from './persist.ts'
import { dispatchConnection } from './reducer.ts'
import { isRestorable, isSameText } from './rules.ts'
import { connectionOf, connectorsAtom, getConnectionState, setRestoring } from './state.ts'
import { storageKeys, connectedConnectorKey, summaryKeys } from './storageKeys.ts'
import { candidatesFor, openRestored, silentSessions, type StoredConnection } from './storedConnections.ts'

/** Time limit for announcements. A wallet that is announced later is restored nevertheless. */
const ANNOUNCEMENT_MS = 1000
/** Time limit for answers of wallets. */
const ANSWER_MS = 5000

/** Name of the process that waits for later announcements. */
const LATER_WALLETS = 'restore'

type Wanted = StoredConnection & {
  /** The stored connection was the current one. */
  readonly wasCurrent: boolean
  /** Connectors that were asked. Several wallets may claim one identity. */
  readonly asked: Set<Connector>
  running: number
  isFound: boolean
}

/** Restores stored connections without a prompt. */
export async function restoreConnections(config: Config): Promise<void> {
  const { wanted, ...stored } = await readWanted(config)
  // Restored connectors; the connection that was current replaces them as the current one.
  const restored = new Set<string>()
  await askWallets(config, wanted, (item, connector) => restoreOne(config, item, connector, restored))
  dispatchConnection(internalsOf(config), { type: 'restored', ...stored })
}

/** Disconnects the wallets of stored connections, and removes the connections. */
export async function endStored(config: Config): Promise<void> {
  const { wanted, disconnectedIds } = await readWanted(config)
  forgetStored(config, wanted)
  await askWallets(config, wanted, (_, connector) => connector.disconnect().then(() => true))
  dispatchConnection(internalsOf(config), { type: 'restored', remembered: {}, disconnectedIds })
}

/** Reads the stored connections, and with them those that the visitor did not end. */
async function readWanted(
  config: Config,
): Promise<ReturnType<typeof readStored> & { readonly wanted: readonly Wanted[] }> {
  const internals = internalsOf(config)
  readAccountTypes(config)
  await internals.engine.start()
  const { remembered, disconnectedIds } = readStored(internals)
  internals.engine.noteStored?.()
  const wanted = (Object.keys(remembered) as ChainNamespace[]).flatMap((namespace) => {
    const currentId = internals.storage.getItem(connectedConnectorKey(namespace))
    const restorable = (remembered[namespace] ?? []).filter(({ connectorId }) =>
      isRestorable(connectorId, disconnectedIds[namespace]),
    )
    const current = restorable.find(({ connectorId }) => connectorId === currentId)
    return restorable.map((stored) => ({
      namespace,
      stored,
      wasCurrent: stored === current,
      asked: new Set<Connector>(),
      running: 0,
      isFound: false,
    }))
  })
  return { wanted, remembered, disconnectedIds }
}

/**
 * Asks the wallets of stored connections, and waits for announcements and answers, each with a time limit. Wallets that
 * are announced later are asked too. A namespace has settled when all of its wallets have.
 */
function askWallets(
  config: Config,
  wanted: readonly Wanted[],
  askOne: (item: Wanted, connector: Connector) => Promise<boolean>,
): Promise<void> {
  if (wanted.length === 0) return Promise.resolve()
  const internals = internalsOf(config)
  const { store, timers, processes, report } = internals
  const waiting = new Set(wanted)
  return new Promise((resolve) => {
    const settle = (item: Wanted): void => {
      if (!waiting.delete(item)) return
      setRestoring(internals, [...new Set([...waiting].map(({ namespace }) => namespace))])
      if (waiting.size === 0) resolve()
    }
    const ask = (item: Wanted, connector: Connector): void => {
      if (item.asked.size === 0) timers.after(ANSWER_MS, () => settle(item))
      item.asked.add(connector)
      item.running++
      askOne(item, connector)
        .then((isFound) => void (item.isFound ||= isFound))
        .catch(report)
        .finally(() => {
          item.running--
          if (item.isFound || item.running === 0) settle(item)
          if (wanted.every(({ isFound }) => isFound)) listening.abort()
        })
    }
    const askNew = (): void => {
      for (const item of wanted)
        for (const connector of candidatesFor(config, item))
          if (!item.isFound && !item.asked.has(connector)) ask(item, connector)
    }
    const stopListening = store.sub(connectorsAtom, askNew)
    // A later restore waits for announcements in place of an earlier one.
    processes.get(LATER_WALLETS)?.abort()
    const listening = new AbortController()
    processes.set(LATER_WALLETS, listening)
    listening.signal.addEventListener(
      'abort',
      () => {
        stopListening()
        processes.delete(LATER_WALLETS)
      },
      { once: true },
    )
    timers.after(ANNOUNCEMENT_MS, () => {
      for (const item of waiting) if (item.asked.size === 0) settle(item)
    })
    setRestoring(internals, [...new Set(wanted.map(({ namespace }) => namespace))])
    askNew()
  })
}

/** Asks one wallet without a prompt. True if it has the stored connection, or the connection is no longer needed. */
async function restoreOne(
  config: Config,
  item: Wanted,
  connector: Connector,
  restored: Set<string>,
): Promise<boolean> {
  const internals = internalsOf(config)
  const { namespace, stored, wasCurrent } = item
  const accepted = await silentSessions(config, item, connector)
  if (accepted.length === 0 || item.isFound) return false
  const state = getConnectionState(internals)
  const { current, disconnectedIds } = state
  // The connection was ended meanwhile, e.g. in another tab.
  if (!isRestorable(stored.connectorId, disconnectedIds[namespace])) return true
  const inUse = current[namespace]
  const isVisitorsChoice = inUse !== undefined && !restored.has(inUse)
  const isConnected = connectionOf(state, connector.uid, namespace) !== undefined
  const isChosen = inUse === undefined || (wasCurrent && !isVisitorsChoice)
  const isAlone = !isMultiWallet(config)
  // Connections that the visitor opened meanwhile are kept.
  if (isConnected || (isAlone && !isChosen)) return true
  if (internals.connectors.get(connector.uid) !== connector) return false
  // Ignores later answers of other wallets with this identity and account.
  item.isFound = true
  if (isAlone && inUse !== undefined) endConnections(config, { uid: inUse, namespace })
  restored.add(connector.uid)
  openRestored(config, connector, { sessions: accepted, address: stored.address, isChosen })
  return true
}

/** Ends the restore of stored connections, and disconnects their wallets in all namespaces. */
export async function refuseStored(
  config: Config,
  { connector, namespace }: DisconnectParameters,
): Promise<void> {
  const internals = internalsOf(config)
  const { remembered, disconnectedIds } = readStored(internals)
  const own = getConnectionState(internals).disconnectedIds
  const id = connector && internals.connectors.get(connector.uid)?.id
  const waiting = (Object.keys(remembered) as ChainNamespace[]).flatMap((each) =>
    (remembered[each] ?? [])
      .filter(({ connectorId }) =>
        [disconnectedIds[each], own[each]].every((ids) => isRestorable(connectorId, ids)),
      )
      .map((stored): StoredConnection => ({ namespace: each, stored })),
  )
  const isTarget = (item: StoredConnection): boolean =>
    (namespace === undefined || item.namespace === namespace) &&
    (connector === undefined || isSameText(item.stored.connectorId, id))
  const refused = waiting.filter(({ stored }) =>
    waiting.some((item) => isTarget(item) && isSameText(item.stored.connectorId, stored.connectorId)),
  )
  for (const item of refused)
    dispatchConnection(internals, {
      type: 'refused',
      namespace: item.namespace,
      connectorId: item.stored.connectorId,
    })
  const connectors = new Set(refused.flatMap((item) => candidatesFor(config, item)))
  await Promise.all([...connectors].map(({ uid }) => closeConnector(config, uid)))
}

/** Removes stored connections, so that they are not restored later. */
function forgetStored(config: Config, wanted: readonly Wanted[]): void {
  const { storage } = internalsOf(config)
  const keys = [storageKeys.connections, summaryKeys.namespaces, summaryKeys.status] as const
  for (const key of [...keys, ...wanted.map(({ namespace }) => connectedConnectorKey(namespace))])
    storage.removeItem(key)
}

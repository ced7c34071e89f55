import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorSession,
  isSameAddress,
} from '@foyer/chains'
import { socialProviders } from '@foyer/chains/embedded'
import { readAccountTypes } from './accountType.ts'
import { internalsOf, type Internals } from '../core/internals.ts'
import { isMobileDevice } from '../core/page/platform.ts'
import type { Config } from '../core/types.ts'
import { dispatchConnection } from './reducer.ts'
import { closeConnector, type DisconnectParameters, endConnections } from './disconnect.ts'
import { connectMethod } from './connect.ts'
import { isRestorable, isSameText, toConnectorInfo } from './rules.ts'
import { readStored } from './persist.ts'
import { isMultiWallet } from './multiWallet.ts'
import {
  activeNamespaceAtom,
  connectionOf,
  connectorsAtom,
  getConnectionState,
  setRestoring,
  connectionStateAtom,
} from './state.ts'
import { storageKeys, connectedConnectorKey, summaryKeys } from './storageKeys.ts'
import type { ByNamespace, RememberedConnection } from './types.ts'
import { followWallet } from './followWallet.ts'
import { namespaceNetworks } from './namespaceNetworks.ts'

/** Time limit for announcements. A wallet that is announced later is restored nevertheless. */
const ANNOUNCEMENT_MS = 1000
/** Time limit for answers of wallets. */
const ANSWER_MS = 5000

/** Name of the process that waits for later announcements. */
const LATER_WALLETS = 'restore'

type Wanted = {
  readonly namespace: ChainNamespace
  readonly stored: RememberedConnection
  /** The stored connection was the current one. */
  readonly wasCurrent: boolean
  /** Connectors that were asked. Several wallets may claim one identity. */
  readonly asked: Set<Connector>
  running: number
  isFound: boolean
}

/** Restores stored connections without a prompt; if `isEnabled` is false, ends them instead. */
export async function restoreConnections(
  config: Config,
  { isEnabled }: { readonly isEnabled: boolean },
): Promise<void> {
  const internals = internalsOf(config)
  readAccountTypes(config)
  await internals.engine.start()
  const { remembered, disconnectedIds } = readStored(internals)
  internals.engine.noteStored?.()
  const wanted = readWanted(config, remembered, disconnectedIds)
  if (!isEnabled) forgetStored(config, wanted)
  if (wanted.length > 0) await askWallets(config, wanted, isEnabled)
  dispatchConnection(internals, {
    type: 'restored',
    remembered: isEnabled ? remembered : {},
    disconnectedIds,
  })
}

function readWanted(
  config: Config,
  remembered: ByNamespace<readonly RememberedConnection[]>,
  disconnectedIds: ByNamespace<readonly string[]>,
): readonly Wanted[] {
  const { storage } = internalsOf(config)
  return (Object.keys(remembered) as ChainNamespace[]).flatMap((namespace) => {
    const currentId = storage.getItem(connectedConnectorKey(namespace))
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
}

/**
 * Asks the wallets of stored connections, and waits for announcements and answers, each with a time limit. Wallets that
 * are announced later are asked too. A namespace has settled when all of its wallets have.
 */
function askWallets(config: Config, wanted: readonly Wanted[], isEnabled: boolean): Promise<void> {
  const internals = internalsOf(config)
  const { store, timers, processes, report } = internals
  // Restored connectors; the connection that was current replaces them as the current one.
  const restored = new Set<string>()
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
      const attempt = isEnabled
        ? restoreOne(config, item, connector, restored)
        : connector.disconnect().then(() => true)
      attempt
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
  if (isAlone && inUse !== undefined) endConnections(config, { uid: inUse, namespace, isForgotten: false })
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
      .map((stored): StoredOfNamespace => ({ namespace: each, stored })),
  )
  const isTarget = (item: StoredOfNamespace): boolean =>
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

export type StoredOfNamespace = { readonly namespace: ChainNamespace; readonly stored: RememberedConnection }

/** Connectors that may belong to a stored connection. Several wallets may claim one identity. */
export const candidatesFor = (
  config: Config,
  { namespace, stored }: StoredOfNamespace,
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
  { namespace, stored: { chainId } }: StoredOfNamespace,
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
  item: StoredOfNamespace,
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

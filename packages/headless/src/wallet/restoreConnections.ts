import { type ChainNamespace, type Connector, type ConnectorSession, isSameAddress } from '@foyer/chains'
import { readAccountTypes } from './accountType.ts'
import { internalsOf, type Internals } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { dispatchConnection } from './reducer.ts'
import { endConnections } from './disconnect.ts'
import { isRestorable, connectMethod } from './connectionRules.ts'
import { readStored } from './persist.ts'
import { isMultiWallet } from './multiWallet.ts'
import { connectorsAtom, getConnectionState, setRestoring, connectionStateAtom } from './state.ts'
import { storageKeys, connectedConnectorKey, summaryKeys } from './storageKeys.ts'
import type { ByFamily, RememberedConnection } from './types.ts'
import { familyNetworks, followWallet } from './followWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'

/** A wallet that is not announced by then does not keep the page waiting; it is still restored when it comes. */
const ANNOUNCEMENT_MS = 1000
/** A wallet that does not answer by then does not either. */
const ANSWER_MS = 5000

type Wanted = {
  readonly namespace: ChainNamespace
  readonly stored: RememberedConnection
  /** It was the one in use. */
  readonly wasCurrent: boolean
  /** Who was asked. Several wallets may claim one identity. */
  readonly asked: Set<Connector>
  running: number
  isFound: boolean
}

/** Brings back the connections of the last visit, without a prompt. With reconnecting off, ends them instead. */
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
  if (!isEnabled) forgetVisit(config, wanted)
  if (wanted.length > 0) await askWallets(config, wanted, isEnabled)
  dispatchConnection(internals, {
    type: 'restored',
    remembered: isEnabled ? remembered : {},
    disconnectedIds,
  })
}

function readWanted(
  config: Config,
  remembered: ByFamily<readonly RememberedConnection[]>,
  disconnectedIds: ByFamily<readonly string[]>,
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
 * Waits for the wallets to be announced and to answer, each for its own time and never long. Who comes later is asked
 * all the same. A family has settled when its wallets have.
 */
function askWallets(config: Config, wanted: readonly Wanted[], isEnabled: boolean): Promise<void> {
  const internals = internalsOf(config)
  const { store, timers, report } = internals
  // Connectors that came back by themselves: they step aside for the one that was in use.
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
          if (wanted.every(({ isFound }) => isFound)) stopListening()
        })
    }
    const askNew = (): void => {
      for (const item of wanted)
        for (const connector of candidatesFor(config, item))
          if (!item.isFound && !item.asked.has(connector)) ask(item, connector)
    }
    const stopListening = store.sub(connectorsAtom, askNew)
    timers.after(ANNOUNCEMENT_MS, () => {
      for (const item of waiting) if (item.asked.size === 0) settle(item)
    })
    setRestoring(internals, [...new Set(wanted.map(({ namespace }) => namespace))])
    askNew()
  })
}

/** Asks one wallet, silently. True when it is the stored one, or no longer needed. */
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
  const { connections, current } = getConnectionState(internals)
  const inUse = current[namespace]
  const isVisitorsChoice = inUse !== undefined && !restored.has(inUse)
  const isConnected = connections.some(
    (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
  )
  const isChosen = inUse === undefined || (wasCurrent && !isVisitorsChoice)
  const isAlone = !isMultiWallet(config)
  // The visitor was quicker: what they chose in the meantime stands.
  if (isConnected || (isAlone && !isChosen)) return true
  if (internals.connectors.get(connector.uid) !== connector) return false
  if (isAlone && inUse !== undefined) endConnections(config, { uid: inUse, namespace, isForgotten: false })
  restored.add(connector.uid)
  openRestored(config, connector, { sessions: accepted, address: stored.address, isChosen })
  return true
}

/** Whoever is ended here is not wanted on the next visit either. */
function forgetVisit(config: Config, wanted: readonly Wanted[]): void {
  const { storage } = internalsOf(config)
  const keys = [storageKeys.connections, summaryKeys.namespaces, summaryKeys.status] as const
  for (const key of [...keys, ...wanted.map(({ namespace }) => connectedConnectorKey(namespace))])
    storage.removeItem(key)
}

export type StoredOfFamily = { readonly namespace: ChainNamespace; readonly stored: RememberedConnection }

/** The connectors that may be a stored one. Several wallets may claim one identity. */
export const candidatesFor = (config: Config, { namespace, stored }: StoredOfFamily): readonly Connector[] =>
  [...internalsOf(config).connectors.values()].filter(
    ({ id, namespaces }) =>
      id.toLowerCase() === stored.connectorId.toLowerCase() && namespaces.includes(namespace),
  )

/**
 * Asks a wallet whether it still knows the visitor, without a prompt. Among wallets with one identity, only the one that
 * still has the account is the stored one (R61).
 */
export async function silentSessions(
  config: Config,
  item: StoredOfFamily,
  connector: Connector,
): Promise<readonly ConnectorSession[]> {
  const { namespace, stored } = item
  const sessions =
    (await connector.restore?.({ namespaces: [namespace], networks: familyNetworks(config) })) ?? []
  const isAlone = candidatesFor(config, item).length === 1
  return sessions.filter(
    (session) =>
      session.namespace === namespace &&
      (isAlone || session.accounts.some(({ address }) => isSameAddress(address, stored.address))),
  )
}

/** Opens what a wallet granted without being asked; one that comes into use is followed, and told of. */
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
  internals.emit({
    event: 'CONNECT_SUCCESS',
    properties: {
      method: connectMethod(connector.type),
      name: connector.name,
      reconnect: true,
      view: 'Connect',
    },
  })
}

/** Resolves once the connections of the last visit are back, or known to be gone. */
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

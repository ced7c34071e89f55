import type { ChainNamespace, Connector } from '@foyer/chains'
import { readAccountTypes } from '../account/storedTypes.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchConnection } from './dispatch.ts'
import { endConnections } from './endConnections.ts'
import { isRestorable } from './connectRules.ts'
import { openRestored } from './openRestored.ts'
import { readStored } from './readStored.ts'
import { isMultiWallet } from './isMultiWallet.ts'
import { connectorsAtom, getConnectionState, setRestoring } from './state.ts'
import { storageKeys } from './storageKeys.ts'
import { connectedConnectorKey, summaryKeys } from './summaryKeys.ts'
import type { ByFamily, RememberedConnection } from './types.ts'
import { candidatesFor, silentSessions } from './silentSessions.ts'

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

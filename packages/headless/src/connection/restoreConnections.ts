import { type ChainNamespace, type Connector, type ConnectorSession, isSameAddress } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { familyNetworks } from '../network/familyNetworks.ts'
import { followWallet } from '../network/actions/followWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'
import type { StoredConnection } from './persist.ts'
import { storageKeys } from './storageKeys.ts'
import { isRestorable } from './rules.ts'
import { dispatchConnection } from './dispatch.ts'
import { connectorsAtom, getConnectionState } from './state.ts'
import { parseStoredConnections, parseStoredIds } from './storedSchema.ts'

/** A wallet that is not announced by then does not keep the page waiting; it is still restored when it comes. */
const ANNOUNCEMENT_MS = 1000
/** A wallet that does not answer by then does not either. */
const ANSWER_MS = 5000

type Wanted = { readonly namespace: ChainNamespace; readonly stored: StoredConnection }

/** Brings back the connections of the last visit, without a prompt. With reconnecting off, ends them instead. */
export async function restoreConnections(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { storage, store, timers, options } = internals
  await internals.engine.start()
  const disconnectedIds = parseStoredIds(storage.getItem(storageKeys.disconnected))
  const stored = parseStoredConnections(storage.getItem(storageKeys.connections))
  const wanted = Object.entries(stored).flatMap(([namespace, list]) =>
    list
      .filter(({ connectorId }) =>
        isRestorable(connectorId, [connectorId], disconnectedIds[namespace as ChainNamespace]),
      )
      .map((connection): Wanted => ({ namespace: namespace as ChainNamespace, stored: connection })),
  )
  const settle = (): void => dispatchConnection(internals, { type: 'restored', disconnectedIds })
  if (wanted.length === 0) return settle()

  let isSettled = false
  const waiting = new Set(wanted)
  await new Promise<void>((resolve) => {
    const running = new Set<Promise<void>>()
    const tryWaiting = (): void => {
      for (const item of waiting) {
        const candidates = candidatesFor(config, item)
        if (candidates.length === 0) continue
        waiting.delete(item)
        const attempt = options.enableReconnect ? restoreOne(config, item, candidates) : endOne(candidates)
        const run = attempt.catch(internals.report).finally(() => {
          running.delete(run)
          if (waiting.size === 0 && running.size === 0) finish()
        })
        running.add(run)
      }
    }
    const stopListening = store.sub(connectorsAtom, tryWaiting)
    const finish = (): void => {
      cancelAnnouncement()
      cancelAnswer()
      // One that comes later is still welcome, as long as the page lives.
      if (waiting.size === 0) stopListening()
      resolve()
    }
    const cancelAnnouncement = timers.after(ANNOUNCEMENT_MS, () => {
      if (running.size === 0) finish()
    })
    const cancelAnswer = timers.after(ANSWER_MS, finish)
    tryWaiting()
  })
  if (!isSettled) settle()
  isSettled = true
}

/** The connectors that may be the stored one: several wallets may claim one id. */
function candidatesFor(config: Config, { namespace, stored }: Wanted): readonly Connector[] {
  const connectors = [...internalsOf(config).connectors.values()]
  return connectors.filter(
    ({ id, namespaces }) =>
      id.toLowerCase() === stored.connectorId.toLowerCase() && namespaces.includes(namespace),
  )
}

async function restoreOne(
  config: Config,
  { namespace, stored }: Wanted,
  candidates: readonly Connector[],
): Promise<void> {
  const internals = internalsOf(config)
  const isStored = ({ accounts }: ConnectorSession): boolean =>
    accounts.some(({ address }) => isSameAddress(address, stored.address))
  for (const connector of candidates) {
    const sessions =
      (await connector.restore?.({ namespaces: [namespace], networks: familyNetworks(config) })) ?? []
    const own = sessions.filter((session) => session.namespace === namespace)
    // Among wallets with one identity, only the one that still has the account is the stored one (rulings R61).
    const accepted = candidates.length === 1 ? own : own.filter(isStored)
    if (accepted.length === 0) continue
    // The visitor was quicker: what they chose in the meantime stands.
    if (internals.connectors.get(connector.uid) !== connector) return
    const isFirst = getConnectionState(internals).current[namespace] === undefined
    const info = toConnectorInfo(connector)
    dispatchConnection(internals, {
      type: 'opened',
      connector: info,
      sessions: accepted,
      address: stored.address,
      isChosen: isFirst,
    })
    if (!isFirst) return
    followWallet(config, namespace)
    internals.emit({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: connector.name, reconnect: true, view: 'Connect' },
    })
    return
  }
}

async function endOne(candidates: readonly Connector[]): Promise<void> {
  await Promise.all(candidates.map((connector) => connector.disconnect()))
}

import type { Connector, ConnectorSession } from '@foyer/chains'
import { type Internals, internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import { share } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { loadAndRereadWallets } from './adoptStored.ts'
import { endConnections } from './disconnect.ts'
import { isMultiWallet } from './multiWallet.ts'
import { namespaceNetworks } from './namespaceNetworks.ts'
import { restoreConnections } from './restoreConnections.ts'
import { hasAccounts, hostProcess } from './rules.ts'
import {
  connectionsAtom,
  connectorsAtom,
  connectProcessAtom,
  getConnectionState,
  unlistConnector,
} from './state.ts'
import { openRestored, whenRestored } from './storedConnections.ts'
import type { Connection } from './types.ts'

/**
 * Restores stored connections without a prompt, e.g. those of the last page load if `enableReconnect` is off; otherwise
 * a mounted config restores them itself. Resolves with all live connections.
 *
 * @example
 * ```ts
 * import { reconnect } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const connections = await reconnect(config)
 * ```
 */
export async function reconnect(config: Config): Promise<readonly Connection[]> {
  const internals = internalsOf(config)
  const running = internals.shared.get('reconnect')
  await (running ?? share(internals, 'reconnect', restoreConnections(config)))
  return internals.store.get(connectionsAtom)
}

/**
 * Connects the wallet that hosts the page, without a prompt, on every page load (docs/spec/core.md §6.2). It replaces a
 * restored wallet, which receives no disconnect and is current again when the page is opened outside of the host. A
 * wallet that the visitor has connected meanwhile stays current.
 */
export async function connectHost(
  config: Config,
  connector: Connector,
  connecting: AbortController,
): Promise<void> {
  const { processes } = internalsOf(config)
  const name = hostProcess(connector.uid)
  const { signal } = connecting
  try {
    await restoreHost(config, connector, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (processes.get(name) === connecting) processes.delete(name)
  }
}

async function restoreHost(config: Config, connector: Connector, signal: AbortSignal): Promise<void> {
  const internals = internalsOf(config)
  const { engine } = internals
  unlistCopies(internals, connector)
  if (!optionsOf(config).enableReconnect) return
  // Found again by another mount of the config: it stays disconnected, or in the background, as the visitor chose.
  if (engine.hosts?.has(connector.uid)) return loadAndRereadWallets(config, connector)
  const { chosen, stop } = noteChosen(internals)
  try {
    await engine.start()
    await whenRestored(internals)
    signal.throwIfAborted()
    const restored = (await connector.restore?.({ networks: namespaceNetworks(config), signal })) ?? []
    signal.throwIfAborted()
    const sessions = restored.filter(hasAccounts)
    if (internals.connectors.get(connector.uid) !== connector || sessions.length === 0) return
    openHost(config, connector, { sessions, chosen })
    ;(engine.hosts ??= new Set()).add(connector.uid)
  } finally {
    stop()
  }
}

/** Notes the wallets that the visitor connects, by `uid`. */
function noteChosen({ store }: Internals): {
  readonly chosen: ReadonlySet<string>
  readonly stop: () => void
} {
  const chosen = new Set<string>()
  const note = (): void => {
    const process = store.get(connectProcessAtom)
    if (process.status === 'success') chosen.add(process.connector.uid)
  }
  // A host wallet may be found after the visitor has connected another one.
  note()
  return { chosen, stop: store.sub(connectProcessAtom, note) }
}

/** Opens the sessions of the host wallet, which become current where the visitor has not chosen another wallet. */
function openHost(
  config: Config,
  connector: Connector,
  asked: { readonly sessions: readonly ConnectorSession[]; readonly chosen: ReadonlySet<string> },
): void {
  const { current } = getConnectionState(internalsOf(config))
  const isTaken = ({ namespace }: ConnectorSession): boolean => asked.chosen.has(current[namespace] ?? '')
  const sessions = asked.sessions.filter(({ namespace }) => current[namespace] !== connector.uid)
  const free = sessions.filter((session) => !isTaken(session))
  if (isMultiWallet(config))
    openRestored(config, connector, { sessions: sessions.filter(isTaken), isChosen: false })
  else
    for (const { namespace } of free) {
      const uid = current[namespace]
      if (uid !== undefined) endConnections(config, { uid, namespace })
    }
  if (free.length > 0) openRestored(config, connector, { sessions: free, isChosen: true })
}

/** Unlists connectors with the provider of the host wallet, which may also announce it by EIP-6963. */
function unlistCopies(internals: Internals, host: Connector): void {
  const { store, connectors } = internals
  const isCopy = (other: Connector | undefined): boolean =>
    other !== undefined &&
    other !== host &&
    host.namespaces.some((namespace) => {
      const provider = host.getProvider(namespace)
      return provider !== undefined && other.getProvider(namespace) === provider
    })
  const unlist = (): void => {
    if (connectors.get(host.uid) !== host) return stop()
    for (const { uid } of store.get(connectorsAtom))
      if (isCopy(connectors.get(uid))) unlistConnector(internals, uid)
  }
  const stop = store.sub(connectorsAtom, unlist)
  unlist()
}

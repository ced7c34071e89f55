import type { ChainNamespace } from '@foyer/chains'
import { type Internals, internalsOf } from '../core/internals.ts'
import { toJson } from '../core/storage.ts'
import type { Config } from '../core/types.ts'
import { activateNetwork } from './activateNetwork.ts'
import { loadConnectionActions } from './lazy.ts'
import { chooseStartNetwork } from './rules.ts'
import { isStoredShown, setStoredAddresses, setRestored } from './state.ts'
import { ACCOUNT_TYPES_KEY, connectedConnectorKey, storageKeys, isConnectionKey } from './storageKeys.ts'
import type { ByNamespace, RememberedConnection } from './types.ts'

/** Activates the stored network, and shows the stored addresses until the restore has ended. */
export function showStored(config: Config): void {
  const internals = internalsOf(config)
  if (isStoredShown(internals)) return
  const { storage, options } = internals
  const network = storage.getItem(storageKeys.network)
  if (network !== null) {
    const start = chooseStartNetwork(options.networks, { stored: network, byDefault: options.defaultNetwork })
    activateNetwork(config, start.caipNetworkId)
  }
  setStoredAddresses(internals, options.enableReconnect === false ? {} : readStoredAddresses(internals))
}

/** Restores stored connections. A page without stored connections loads no code, and settles at once. */
export async function startRestore(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { storage, options } = internals
  showStored(config)
  const kept = [storageKeys.connections, storageKeys.disconnected, ACCOUNT_TYPES_KEY]
  if (kept.every((key) => storage.getItem(key) === null)) return setRestored(internals)
  try {
    const { endStored, restoreConnections } = await loadConnectionActions()
    await (options.enableReconnect === false ? endStored(config) : restoreConnections(config))
  } catch (error) {
    internals.report(error)
    setRestored(internals)
  }
}

/** Addresses of all namespaces match; other stored texts are not shown. */
const ADDRESS = /^[a-z\d]{20,120}$/i

/** Stored addresses of current connections. The other stored data is parsed by code that loads later. */
function readStoredAddresses({ storage, options }: Internals): ByNamespace<string> {
  const read = (key: string, namespace: ChainNamespace): readonly unknown[] => {
    const list = (toJson(storage.getItem(key)) as ByNamespace<unknown> | null | undefined)?.[namespace]
    return Array.isArray(list) ? list : []
  }
  const find = (namespace: ChainNamespace): string | undefined => {
    const id = storage.getItem(connectedConnectorKey(namespace))
    // Searched as JSON: a stored value that is no id may not convert to a text.
    const ended = JSON.stringify(read(storageKeys.disconnected, namespace)).toLowerCase()
    if (id === null || ended.includes(JSON.stringify(id).toLowerCase())) return undefined
    const entries = read(storageKeys.connections, namespace) as readonly Partial<RememberedConnection>[]
    const address: unknown = entries.find((entry) => entry?.connectorId === id)?.address
    return typeof address === 'string' && ADDRESS.test(address) ? address : undefined
  }
  return Object.fromEntries(
    options.networks.map(({ chainNamespace }) => [chainNamespace, find(chainNamespace)]),
  )
}

/**
 * Applies changes of connections by other tabs; the code loads on the first change. Returns the unsubscribe function.
 */
export function followTabs(config: Config): () => void {
  const { storage, report } = internalsOf(config)
  const onChange = (key: string | null): void => {
    if (key !== null && !isConnectionKey(key)) return
    loadConnectionActions()
      .then(({ adoptStored }) => adoptStored(config, key))
      .catch(report)
  }
  return storage.subscribe?.(onChange) ?? (() => {})
}

import { ACCOUNT_TYPES_KEY, storageKeys, isConnectionKey } from './storageKeys.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { chooseStartNetwork } from './selectionRules.ts'
import { activateNetwork } from './activateNetwork.ts'
import { loadConnectionActions } from './lazy.ts'
import { setRestored } from './state.ts'

/** Reads stored connections. A page without any loads nothing, and settles at once. */
export async function startRestore(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { storage, options } = internals
  const network = storage.getItem(storageKeys.network)
  if (network !== null) {
    const start = chooseStartNetwork(options.networks, { stored: network, byDefault: options.defaultNetwork })
    activateNetwork(config, start.caipNetworkId)
  }
  const kept = [storageKeys.connections, storageKeys.disconnected, ACCOUNT_TYPES_KEY]
  if (kept.every((key) => storage.getItem(key) === null)) return setRestored(internals)
  try {
    const { restoreConnections } = await loadConnectionActions()
    await restoreConnections(config, { isEnabled: options.enableReconnect !== false })
  } catch (error) {
    internals.report(error)
    setRestored(internals)
  }
}

/**
 * Listens to changes of connections by other tabs; the code that applies them loads on the first one. Returns the undo.
 */
export function followTabs(config: Config): () => void {
  const { storage, report } = internalsOf(config)
  const hear = (key: string | null): void => {
    if (key !== null && !isConnectionKey(key)) return
    loadConnectionActions()
      .then(({ adoptStored }) => adoptStored(config))
      .catch(report)
  }
  return storage.subscribe?.(hear) ?? (() => {})
}

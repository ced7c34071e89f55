import { ACCOUNT_TYPES_KEY } from '../account/storageKey.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { chooseStartNetwork } from '../network/selection.ts'
import { activateNetwork } from '../network/activateNetwork.ts'
import { loadConnectionActions } from './lazy.ts'
import { storageKeys } from './storageKeys.ts'
import { setRestored } from './state.ts'

/** Reads the last visit. A page with nothing stored loads nothing and is settled at once. */
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

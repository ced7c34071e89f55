import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { restoreConnections } from './restoreConnections.ts'
import { connectionsAtom } from './state.ts'
import type { Connection } from './types.ts'

/**
 * Restores stored connections without a prompt: those of the last page load, which a mounted config restores itself
 * unless `enableReconnect` is off, and those that another tab has made since. Resolves with every live connection.
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
  const { shared } = internalsOf(config)
  const running = shared.get('reconnect') ?? restoreConnections(config, { isEnabled: true })
  shared.set('reconnect', running)
  try {
    await running
  } finally {
    if (shared.get('reconnect') === running) shared.delete('reconnect')
  }
  return internalsOf(config).store.get(connectionsAtom)
}

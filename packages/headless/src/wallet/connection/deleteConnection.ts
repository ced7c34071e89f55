import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchConnection } from './dispatch.ts'
import { requireMultiWallet } from './requireMultiWallet.ts'

export type DeleteConnectionParameters = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly address: string
}

/**
 * Forgets an address of a connection that is not alive, and the connection with its last address. One that is alive
 * stays: that is what `disconnect` is for.
 *
 * @example
 * ```ts
 * import { deleteConnection, getRecentConnections } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [recent] = getRecentConnections(config)
 * if (recent) deleteConnection(config, recent)
 * ```
 */
export function deleteConnection(
  config: Config,
  { connectorId, namespace, address }: DeleteConnectionParameters,
): void {
  if (!requireMultiWallet(config)) return
  dispatchConnection(internalsOf(config), { type: 'deleted', connectorId, namespace, address })
}

import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { endConnections } from './endConnections.ts'
import { getConnectionState } from './state.ts'

/** Ends every connection of a family here; its wallets are not told, and may come back on the next visit. */
export function endFamily(config: Config, namespace: ChainNamespace): void {
  for (const connection of getConnectionState(internalsOf(config)).connections)
    if (connection.namespace === namespace)
      endConnections(config, { uid: connection.connector.uid, namespace, isForgotten: false })
}

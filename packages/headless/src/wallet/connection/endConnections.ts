import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { followWallet } from '../network/followWallet.ts'
import { dispatchConnection } from './dispatch.ts'
import { forgetCaches } from './forgetCaches.ts'
import { getConnectionState } from './state.ts'

/** Ends a connector here, on one family or on all it serves: its caches go, and each family follows whoever is next. */
export function endConnections(
  config: Config,
  ended: {
    readonly uid: string
    readonly namespace?: ChainNamespace | undefined
    readonly isForgotten: boolean
  },
): void {
  const internals = internalsOf(config)
  const before = getConnectionState(internals).connections
  dispatchConnection(internals, { type: 'closed', ...ended })
  const { connections } = getConnectionState(internals)
  const gone = before.filter((connection) => !connections.includes(connection))
  for (const { namespace } of gone) followWallet(config, namespace)
  forgetCaches(config, gone)
}

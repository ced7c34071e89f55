import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { getConnectionState, liveConnectionsAtom } from '../connection/state.ts'
import type { Connection } from '../connection/types.ts'
import { networksAtom } from '../network/state.ts'
import type { Siwx } from './types.ts'

/** Forgets the sessions of a wallet that is disconnected; one that only changes its account keeps them. */
export function forgetDisconnected(config: Config, siwx: Siwx): () => void {
  const internals = internalsOf(config)
  const { store, report } = internals
  if (siwx.signOutOnDisconnect === false) return () => undefined
  let before = getConnectionState(internals).connections
  return store.sub(liveConnectionsAtom, () => {
    const now = store.get(liveConnectionsAtom)
    const gone = before.filter((connection) => !now.some((other) => isSameConnection(connection, other)))
    before = now
    for (const { namespace, accounts } of gone)
      for (const { caipNetworkId, chainNamespace } of store.get(networksAtom))
        if (chainNamespace === namespace)
          for (const { address } of accounts) siwx.revokeSession(caipNetworkId, address).catch(report)
  })
}

const isSameConnection = (one: Connection, other: Connection): boolean =>
  one.namespace === other.namespace && one.connector.uid === other.connector.uid

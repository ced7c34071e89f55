import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getConnectionState, liveConnectionsAtom } from '../../wallet/connection/state.ts'
import type { Connection } from '../../wallet/connection/types.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import type { Siwx } from '../../core/contracts/siwx.ts'

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

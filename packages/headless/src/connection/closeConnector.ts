import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { followWallet } from '../network/actions/followWallet.ts'
import { dispatchConnection } from './dispatch.ts'
import { getConnectionState } from './state.ts'

/** Ends a connector on every family it serves: here at once, then in the wallet, whose refusal is the caller's to report. */
export async function closeConnector(
  config: Config,
  uid: string,
  { isForgotten }: { readonly isForgotten: boolean },
): Promise<void> {
  const internals = internalsOf(config)
  const namespaces: readonly ChainNamespace[] = getConnectionState(internals).connections.flatMap(
    (connection) => (connection.connector.uid === uid ? connection.namespace : []),
  )
  const addresses = getConnectionState(internals).connections.flatMap((connection) =>
    connection.connector.uid === uid ? connection.accounts.map(({ address }) => address.toLowerCase()) : [],
  )
  dispatchConnection(internals, { type: 'closed', uid, isForgotten })
  for (const namespace of namespaces) followWallet(config, namespace)
  // What was cached for an address goes with it (rulings R39).
  config.queryClient.removeQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === 'foyer' &&
      queryKey[1] === config.id &&
      addresses.includes(String((queryKey[3] as { address?: unknown } | undefined)?.address).toLowerCase()),
  })
  await internals.connectors.get(uid)?.disconnect()
}

import type { AccountType, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchConnection } from './dispatch.ts'
import { currentConnection, getConnectionState } from './state.ts'

/** Puts the wallet in use of a family on its account of a type; one that has none stays where it is. */
export function chooseAccount(
  config: Config,
  { namespace, accountType }: { readonly namespace: ChainNamespace; readonly accountType: AccountType },
): void {
  const internals = internalsOf(config)
  const connection = currentConnection(getConnectionState(internals), namespace)
  const account = connection?.accounts.find(({ type }) => type === accountType)
  if (!connection || !account) return
  const { uid } = connection.connector
  dispatchConnection(internals, { type: 'chosen', uid, namespace, address: account.address })
}

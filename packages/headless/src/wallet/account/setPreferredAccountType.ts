import type { AccountType, ChainNamespace, FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { chooseAccount } from '../connection/chooseAccount.ts'
import { currentConnection, getConnectionState } from '../connection/state.ts'
import { activeNamespaceAtom } from '../network/state.ts'
import { preferAccountType } from './preferAccountType.ts'

export type SetPreferredAccountTypeParameters = {
  readonly accountType: AccountType
  /** @default the family of the active network */
  readonly namespace?: ChainNamespace | undefined
}
export type SetPreferredAccountTypeErrorType = FoyerError

/**
 * Prefers accounts of a type on a family, now and on later visits: the wallet in use goes to its account of that type,
 * where it has one. A wallet that has to know is asked first, and nothing changes when it refuses: then it rejects.
 *
 * @example
 * ```ts
 * import { setPreferredAccountType } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await setPreferredAccountType(config, { accountType: 'ordinal', namespace: 'bip122' })
 * ```
 */
export async function setPreferredAccountType(
  config: Config,
  parameters: SetPreferredAccountTypeParameters,
): Promise<void> {
  const internals = internalsOf(config)
  const { accountType, namespace = internals.store.get(activeNamespaceAtom) } = parameters
  const connection = currentConnection(getConnectionState(internals), namespace)
  const connector = connection && internals.connectors.get(connection.connector.uid)
  // What need not be asked is done at once.
  if (connector?.setAccountType) await connector.setAccountType({ namespace, accountType })
  preferAccountType(config, { accountType, namespace })
  chooseAccount(config, { namespace, accountType })
}

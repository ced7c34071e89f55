import type { AccountType, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { chooseAccount } from '../../connection/actions/chooseAccount.ts'
import { currentConnection, getConnectionState } from '../../connection/state.ts'
import { activeNamespaceAtom, networkAtom } from '../../network/state.ts'
import {
  accountTypeOf,
  type ChosenAccountTypes,
  chosenAccountTypesAtom,
  setChosenAccountTypes,
} from '../accountTypes.ts'
import { ACCOUNT_TYPES_KEY } from '../storageKey.ts'

export type SetPreferredAccountTypeParameters = {
  readonly accountType: AccountType
  /** @default the family of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Prefers accounts of a type on a family, now and on later visits: the wallet in use goes to its account of that type,
 * where it has one.
 *
 * @example
 * ```ts
 * import { setPreferredAccountType } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setPreferredAccountType(config, { accountType: 'ordinal', namespace: 'bip122' })
 * ```
 */
export function setPreferredAccountType(config: Config, parameters: SetPreferredAccountTypeParameters): void {
  const internals = internalsOf(config)
  const { accountType, namespace = internals.store.get(activeNamespaceAtom) } = parameters
  const chosen = { ...internals.store.get(chosenAccountTypesAtom), [namespace]: accountType }
  setChosenAccountTypes(internals, chosen)
  write(config, chosen)
  chooseAccount(config, { namespace, accountType })
  const connection = currentConnection(getConnectionState(internals), namespace)
  const connector = connection && internals.connectors.get(connection.connector.uid)
  connector?.setAccountType?.({ namespace, accountType }).catch(internals.report)
  const network = internals.store.get(networkAtom).caipNetworkId
  internals.emit({ event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType, network } })
}

/** A choice that is the default anyway is not written (rulings R52). */
function write(config: Config, chosen: ChosenAccountTypes): void {
  const { storage } = internalsOf(config)
  const kept = (Object.entries(chosen) as [ChainNamespace, AccountType][]).filter(
    ([namespace, type]) => accountTypeOf(config, namespace, {}) !== type,
  )
  if (kept.length > 0) storage.setItem(ACCOUNT_TYPES_KEY, JSON.stringify(Object.fromEntries(kept)))
  else storage.removeItem(ACCOUNT_TYPES_KEY)
}

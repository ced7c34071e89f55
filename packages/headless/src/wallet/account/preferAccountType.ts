import type { AccountType, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../network/state.ts'
import {
  accountTypeOf,
  type ChosenAccountTypes,
  chosenAccountTypesAtom,
  setChosenAccountTypes,
} from './accountTypes.ts'
import { ACCOUNT_TYPES_KEY } from './storageKey.ts'

/** Remembers which type of account the visitor wants on a family, now and on later visits. */
export function preferAccountType(
  config: Config,
  { accountType, namespace }: { readonly accountType: AccountType; readonly namespace: ChainNamespace },
): void {
  const internals = internalsOf(config)
  const chosen = { ...internals.store.get(chosenAccountTypesAtom), [namespace]: accountType }
  setChosenAccountTypes(internals, chosen)
  write(config, chosen)
  const network = internals.store.get(networkAtom).caipNetworkId
  internals.emit({ event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType, network } })
}

/** A choice that is the default anyway is not written (R52). */
function write(config: Config, chosen: ChosenAccountTypes): void {
  const { storage } = internalsOf(config)
  const kept = (Object.entries(chosen) as [ChainNamespace, AccountType][]).filter(
    ([namespace, type]) => accountTypeOf(config, namespace, {}) !== type,
  )
  if (kept.length > 0) storage.setItem(ACCOUNT_TYPES_KEY, JSON.stringify(Object.fromEntries(kept)))
  else storage.removeItem(ACCOUNT_TYPES_KEY)
}

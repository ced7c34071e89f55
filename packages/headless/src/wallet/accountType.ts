import { type ChainNamespace, type AccountType, type FoyerError, chainNamespaces } from '@foyer/chains'
import {
  accountTypeOf,
  type ChosenAccountTypes,
  chosenAccountTypesAtom,
  setChosenAccountTypes,
} from './accountState.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { dispatchConnection } from './reducer.ts'
import { currentConnection, getConnectionState } from './state.ts'
import { createWatch, type WatchParameters } from '../core/createWatch.ts'
import { activeNamespaceAtom, networkAtom } from './networkState.ts'
import type { GetAccountParameters } from './getAccount.ts'
import { ACCOUNT_TYPES_KEY, toJson } from './storageKeys.ts'
import * as v from 'valibot'

/** The type of account that a family prefers; `undefined` where it knows none. */
export const getPreferredAccountType = (
  config: Config,
  { namespace }: GetAccountParameters = {},
): AccountType | undefined =>
  accountTypeOf(config, namespace ?? internalsOf(config).store.get(activeNamespaceAtom))

/** Hears which types the visitor chooses, by family. */
export const watchPreferredAccountTypes: (
  config: Config,
  parameters: WatchParameters<ChosenAccountTypes>,
) => () => void = /* @__PURE__ */ createWatch(chosenAccountTypesAtom)

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

const schema = v.record(
  v.picklist(chainNamespaces),
  v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal']),
)

/** Reads the types that the visitor chose on an earlier visit; anything unreadable reads as none. */
export function readAccountTypes(config: Config): void {
  const internals = internalsOf(config)
  const result = v.safeParse(schema, toJson(internals.storage.getItem(ACCOUNT_TYPES_KEY)))
  if (result.success) setChosenAccountTypes(internals, result.output)
}

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

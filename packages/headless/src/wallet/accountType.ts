import { type ChainNamespace, type AccountType, chainNamespaces } from '@foyer/chains'
import * as v from 'valibot'
import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { createError } from '../core/errors/errors.ts'
import { type Internals, internalsOf } from '../core/internals.ts'
import { toJson } from '../core/storage.ts'
import type { Config } from '../core/types.ts'
import {
  accountTypeOf,
  type ChosenAccountTypes,
  chosenAccountTypesAtom,
  setChosenAccountTypes,
} from './accountTypeState.ts'
import { dispatchConnection } from './reducer.ts'
import {
  type GetAccountParameters,
  currentConnection,
  getConnectionState,
  activeNamespaceAtom,
  networkAtom,
} from './state.ts'
import { ACCOUNT_TYPES_KEY } from './storageKeys.ts'
import type { Connection } from './types.ts'

/**
 * Preferred account type of a namespace; `undefined` if the namespace has no account types.
 *
 * @example
 * ```ts
 * import { getPreferredAccountType } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const type = getPreferredAccountType(config, { namespace: 'bip122' }) // 'payment' or 'ordinal'
 * ```
 */
export const getPreferredAccountType = (
  config: Config,
  { namespace }: GetAccountParameters = {},
): AccountType | undefined =>
  accountTypeOf(config, namespace ?? internalsOf(config).store.get(activeNamespaceAtom))

/**
 * Watches the preferred types, by namespace.
 *
 * @example
 * ```ts
 * import { watchPreferredAccountTypes } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchPreferredAccountTypes(config, {
 *   onChange: ({ eip155 = 'smartAccount' }) => console.log(`asks for the ${eip155}`),
 * })
 * ```
 */
export const watchPreferredAccountTypes = (
  config: Config,
  parameters: WatchParameters<ChosenAccountTypes>,
): (() => void) => watchAtom(config, chosenAccountTypesAtom, parameters)

export type SetPreferredAccountTypeParameters = {
  readonly accountType: AccountType
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Sets the preferred account type of a namespace, and stores it. The current account becomes the connected wallet's
 * account of that type, if it has one. A connector with `setAccountType` is asked first, unless its current account has
 * that type; if it refuses, this rejects and nothing changes. Rejects with `SMART_ACCOUNT_NOT_SUPPORTED` if the
 * embedded wallet has no smart accounts on the network.
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
  // Synchronous unless the wallet must be asked.
  if (connection && connector?.setAccountType) {
    if (accountType === 'smartAccount' && !hasSmartAccounts(internals, connection))
      throw createError('SMART_ACCOUNT_NOT_SUPPORTED')
    if (typeInUse(connection) !== accountType) await connector.setAccountType({ namespace, accountType })
  }
  preferAccountType(config, { accountType, namespace })
  chooseAccount(config, { namespace, accountType })
}

/** Type of the current account of a connection. */
export const typeInUse = ({ accounts, address }: Connection): AccountType | undefined =>
  accounts.find((account) => account.address === address)?.type

/** Whether the embedded wallet has smart accounts on the network of its connection (R79). */
export const hasSmartAccounts = ({ storage }: Internals, { chainId }: Connection): boolean =>
  chainId !== undefined &&
  (storage.getItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')?.split(',').includes(chainId) ?? false)

/** Stores the visitor's preferred account type of a namespace. */
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

/** Default values are not stored (R52). */
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

/** Reads the stored preferred types; invalid data is ignored. */
export function readAccountTypes(config: Config): void {
  const internals = internalsOf(config)
  const result = v.safeParse(schema, toJson(internals.storage.getItem(ACCOUNT_TYPES_KEY)))
  if (result.success) setChosenAccountTypes(internals, result.output)
}

/** Makes the current wallet's account of a type the current account of a namespace; no change if it has none. */
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

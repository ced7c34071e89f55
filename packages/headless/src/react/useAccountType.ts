import type { AccountType, ChainNamespace } from '@foyer/chains'
import { useMemo } from 'react'
import { accountTypeOf, chosenAccountTypesAtom } from '../wallet/accountTypeState.ts'
import { namespaceConnectionAtoms } from '../wallet/connectorLists.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { activeNamespaceAtom } from '../wallet/state.ts'
import type { Account } from '../wallet/types.ts'
import { type MutationParameters, type MutationResult, useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseAccountTypeParameters = MutationParameters<void, AccountType> & {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

export type UseAccountTypeReturnType = MutationResult<'setAccountType', void, AccountType> & {
  /** Type of the current account, else the preferred one of the namespace; `undefined` if neither is known. */
  readonly accountType: AccountType | undefined
  /** Accounts of the current wallet that have a type. */
  readonly accounts: readonly (Account & { readonly type: AccountType })[]
}

/**
 * Account type of a namespace: payment or ordinal on Bitcoin, EOA or smart account for the embedded wallet.
 * `setAccountType` fails if the wallet refuses; the current account stays.
 *
 * @example
 * ```tsx
 * import { useAccountType } from '@foyer/headless'
 * export function Types() {
 *   const { accounts, accountType, setAccountType, isPending } = useAccountType({ namespace: 'bip122' })
 *   return accounts.map(({ address, type }) => (
 *     <button
 *       key={address}
 *       aria-pressed={type === accountType}
 *       disabled={isPending}
 *       onClick={() => setAccountType(type)}
 *     >
 *       {type}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useAccountType(parameters: UseAccountTypeParameters = {}): UseAccountTypeReturnType {
  const config = useConfig(parameters)
  const active = useConfigAtom(config, activeNamespaceAtom)
  const namespace = parameters.namespace ?? active
  const chosen = useConfigAtom(config, chosenAccountTypesAtom)
  const connection = useConfigAtom(config, namespaceConnectionAtoms[namespace])
  const accounts = useMemo(() => connection?.accounts.filter(hasType) ?? [], [connection])
  const inUse = accounts.find(({ address }) => address === connection?.address)
  const mutation = useFoyerMutation(
    config,
    'setAccountType',
    async (accountType: AccountType) =>
      (await loadConnectionActions()).setPreferredAccountType(config, { accountType, namespace }),
    parameters,
  )
  return { ...mutation, accountType: inUse?.type ?? accountTypeOf(config, namespace, chosen), accounts }
}

const hasType = (account: Account): account is Account & { readonly type: AccountType } =>
  account.type !== undefined

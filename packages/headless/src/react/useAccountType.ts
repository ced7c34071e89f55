import type { AccountType, ChainNamespace } from '@foyer/chains'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { familyConnectionAtoms } from '../wallet/connectorLists.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import type { Account } from '../wallet/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { activeNamespaceAtom } from '../wallet/networkState.ts'
import { accountTypeOf, chosenAccountTypesAtom } from '../wallet/accountState.ts'

export type UseAccountTypeParameters = ConfigParameter & {
  /** @default the family of the active network */
  readonly namespace?: ChainNamespace | undefined
}

export type UseAccountTypeReturnType = {
  /** The type of the account in use, else the one that the family prefers; `undefined` where it knows none. */
  readonly accountType: AccountType | undefined
  /** The accounts of the wallet in use that have a type: what can be chosen. */
  readonly accounts: readonly (Account & { readonly type: AccountType })[]
  readonly setAccountType: (accountType: AccountType) => void
  /** What `setAccountType` has set going: a wallet that has to know may refuse, and nothing changes then. */
  readonly mutation: UseMutationResult<void, Error, AccountType>
}

/**
 * Which of its wallet's accounts a family uses, where they differ in type: payment or ordinals on Bitcoin, standard or
 * smart for the embedded wallet.
 *
 * @example
 * ```tsx
 * import { useAccountType } from '@foyer/headless'
 * export function Types() {
 *   const { accounts, accountType, setAccountType } = useAccountType({ namespace: 'bip122' })
 *   return accounts.map(({ type }) => (
 *     <button key={type} aria-pressed={type === accountType} onClick={() => setAccountType(type)}>{type}</button>
 *   ))
 * }
 * ```
 */
export function useAccountType(parameters: UseAccountTypeParameters = {}): UseAccountTypeReturnType {
  const config = useConfig(parameters)
  const active = useConfigAtom(config, activeNamespaceAtom)
  const namespace = parameters.namespace ?? active
  const chosen = useConfigAtom(config, chosenAccountTypesAtom)
  const connection = useConfigAtom(config, familyConnectionAtoms[namespace])
  const accounts = connection?.accounts.filter(hasType) ?? []
  const inUse = accounts.find(({ address }) => address === connection?.address)
  const mutation = useFoyerMutation(config, async (accountType: AccountType) =>
    (await loadConnectionActions()).setPreferredAccountType(config, { accountType, namespace }),
  )
  return {
    accountType: inUse?.type ?? accountTypeOf(config, namespace, chosen),
    accounts,
    setAccountType: mutation.mutate,
    mutation,
  }
}

const hasType = (account: Account): account is Account & { readonly type: AccountType } =>
  account.type !== undefined

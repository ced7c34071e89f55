import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SignTransactionParameters } from '../wallet/signing/signTransaction.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'

export type UseSignTransactionReturnType = UseMutationResult<string, Error, SignTransactionParameters> & {
  readonly signTransaction: (parameters: SignTransactionParameters) => void
  readonly signTransactionAsync: (parameters: SignTransactionParameters) => Promise<string>
}

/**
 * Asks the wallet to sign a transaction of the host's own making, and does not send it.
 *
 * @example
 * ```tsx
 * import { useSignTransaction } from '@foyer/headless'
 * export function Sign({ transaction }: { transaction: string }) {
 *   const { signTransaction, data } = useSignTransaction()
 *   return <button onClick={() => signTransaction({ transaction })}>{data ?? 'Sign'}</button>
 * }
 * ```
 */
export function useSignTransaction(parameters: ConfigParameter = {}): UseSignTransactionReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SignTransactionParameters) => {
    const account = getAccount(config).caipAddress
    return (await loadSigningActions()).signTransaction(config, { account, ...variables })
  })
  return { ...mutation, signTransaction: mutation.mutate, signTransactionAsync: mutation.mutateAsync }
}

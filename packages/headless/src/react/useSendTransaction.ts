import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SendTransactionParameters } from '../wallet/signing/sendTransaction.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'

export type UseSendTransactionReturnType = UseMutationResult<string, Error, SendTransactionParameters> & {
  readonly sendTransaction: (parameters: SendTransactionParameters) => void
  readonly sendTransactionAsync: (parameters: SendTransactionParameters) => Promise<string>
}

/**
 * Asks the wallet to send a transaction, from the account that is in use when it is asked for.
 *
 * @example
 * ```tsx
 * import { useSendTransaction } from '@foyer/headless'
 * export function Send() {
 *   const { sendTransaction, data } = useSendTransaction()
 *   const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 *   return <button onClick={() => sendTransaction({ to, value: 10n ** 16n })}>{data ?? 'Send 0.01'}</button>
 * }
 * ```
 */
export function useSendTransaction(parameters: ConfigParameter = {}): UseSendTransactionReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SendTransactionParameters) => {
    // The account of the moment it was asked for, not of the moment the code has come.
    const account = getAccount(config).caipAddress
    return (await loadSigningActions()).sendTransaction(config, { account, ...variables })
  })
  return { ...mutation, sendTransaction: mutation.mutate, sendTransactionAsync: mutation.mutateAsync }
}

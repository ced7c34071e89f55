import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../../account/actions/getAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useFoyerMutation } from '../../react/foyerMutation.ts'
import { useConfig } from '../../react/useConfig.ts'
import type { SignTypedDataParameters } from '../actions/signTypedData.ts'
import { loadSigningActions } from '../lazy.ts'

export type UseSignTypedDataReturnType = UseMutationResult<string, Error, SignTypedDataParameters> & {
  readonly signTypedData: (parameters: SignTypedDataParameters) => void
  readonly signTypedDataAsync: (parameters: SignTypedDataParameters) => Promise<string>
}

/**
 * Asks the wallet to sign structured data (EIP-712), with the account that is in use when it is asked for.
 *
 */
export function useSignTypedData(parameters: ConfigParameter = {}): UseSignTypedDataReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SignTypedDataParameters) => {
    // The account of the moment it was asked for, not of the moment the code has come.
    const account = getAccount(config).caipAddress
    return (await loadSigningActions()).signTypedData(config, { account, ...variables })
  })
  return { ...mutation, signTypedData: mutation.mutate, signTypedDataAsync: mutation.mutateAsync }
}

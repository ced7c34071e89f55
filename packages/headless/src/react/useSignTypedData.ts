import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SignTypedDataParameters } from '../wallet/signing/signTypedData.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'

export type UseSignTypedDataReturnType = UseMutationResult<string, Error, SignTypedDataParameters> & {
  readonly signTypedData: (parameters: SignTypedDataParameters) => void
  readonly signTypedDataAsync: (parameters: SignTypedDataParameters) => Promise<string>
}

/**
 * Asks the wallet to sign structured data (EIP-712), with the account that is in use when it is asked for.
 *
 * @example
 * ```tsx
 * import { useSignTypedData } from '@foyer/headless'
 * const typedData = {
 *   domain: { name: 'Shop', version: '1', chainId: 1 },
 *   types: { Order: [{ name: 'id', type: 'uint256' }] },
 *   primaryType: 'Order',
 *   message: { id: '7' },
 * }
 * export function Sign() {
 *   const { signTypedData, data } = useSignTypedData()
 *   return <button onClick={() => signTypedData({ typedData })}>{data ?? 'Sign order'}</button>
 * }
 * ```
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

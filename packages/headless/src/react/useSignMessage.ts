import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SignMessageParameters } from '../wallet/signing/signMessage.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'

export type UseSignMessageReturnType = UseMutationResult<string, Error, SignMessageParameters> & {
  readonly signMessage: (parameters: SignMessageParameters) => void
  readonly signMessageAsync: (parameters: SignMessageParameters) => Promise<string>
}

/**
 * Asks the wallet to sign a text, with the account that is in use when it is asked for.
 *
 * @example
 * ```tsx
 * import { useSignMessage } from '@foyer/headless'
 * export function Sign() {
 *   const { signMessage, data } = useSignMessage()
 *   return <button onClick={() => signMessage({ message: 'Hello' })}>{data ?? 'Sign'}</button>
 * }
 * ```
 */
export function useSignMessage(parameters: ConfigParameter = {}): UseSignMessageReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SignMessageParameters) => {
    // The account of the moment it was asked for, not of the moment the code has come.
    const account = getAccount(config).caipAddress
    return (await loadSigningActions()).signMessage(config, { account, ...variables })
  })
  return { ...mutation, signMessage: mutation.mutate, signMessageAsync: mutation.mutateAsync }
}

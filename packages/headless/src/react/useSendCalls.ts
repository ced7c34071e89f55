import type { SentCalls } from '@foyer/chains'
import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SendCallsParameters } from '../wallet/signing/sendCalls.ts'
import { loadSigningActions } from '../wallet/signing/lazy.ts'

export type UseSendCallsReturnType = UseMutationResult<SentCalls, Error, SendCallsParameters> & {
  readonly sendCalls: (parameters: SendCallsParameters) => void
  readonly sendCallsAsync: (parameters: SendCallsParameters) => Promise<SentCalls>
}

/**
 * Asks the wallet to send several calls as one, from the account that is in use when it is asked for.
 *
 * @example
 * ```tsx
 * import { useSendCalls } from '@foyer/headless'
 * export function PayBoth({ one, other }: { one: string; other: string }) {
 *   const { sendCalls, data } = useSendCalls()
 *   const calls = [one, other].map((to) => ({ to, value: 10n ** 16n }))
 *   return <button onClick={() => sendCalls({ calls })}>{data?.id ?? 'Pay both'}</button>
 * }
 * ```
 */
export function useSendCalls(parameters: ConfigParameter = {}): UseSendCallsReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SendCallsParameters) => {
    // The account of the moment it was asked for, not of the moment the code has come.
    const account = getAccount(config).caipAddress
    return (await loadSigningActions()).sendCalls(config, { account, ...variables })
  })
  return { ...mutation, sendCalls: mutation.mutate, sendCallsAsync: mutation.mutateAsync }
}

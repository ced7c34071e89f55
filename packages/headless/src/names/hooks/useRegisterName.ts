import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { getAccount } from '../../account/actions/getAccount.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { getNetwork } from '../../network/actions/getNetwork.ts'
import { useFoyerMutation } from '../../react/foyerMutation.ts'
import { useConfig } from '../../react/useConfig.ts'
import type { RegisterNameParameters, RegisterNameReturnType } from '../actions/registerName.ts'
import { loadRegisterName } from '../lazy.ts'
import { useNameRegistration, type UseNameRegistrationReturnType } from './useNameRegistration.ts'

export type UseRegisterNameReturnType = UseMutationResult<
  RegisterNameReturnType,
  Error,
  RegisterNameParameters
> &
  UseNameRegistrationReturnType & {
    readonly registerName: (parameters: RegisterNameParameters) => void
    readonly registerNameAsync: (parameters: RegisterNameParameters) => Promise<RegisterNameReturnType>
    /** What is waited for; `undefined` while nothing is. */
    readonly step: 'signing' | 'submitting' | undefined
  }

/**
 * Registers a name for the account in use, which its wallet signs for. `useNameSuggestions` says what can be had.
 *
 * @example
 * ```tsx
 * import { useRegisterName } from '@foyer/headless'
 * export function Register({ label }: { label: string }) {
 *   const { registerName, reason, step, zone, data, error } = useRegisterName()
 *   if (reason) return <p>Not here: {reason}</p>
 *   if (data) return <p>{data.name} is yours</p>
 *   return (
 *     <button disabled={step !== undefined} onClick={() => registerName({ name: label })}>
 *       {error?.message ?? `Register ${label}.${zone}`}
 *     </button>
 *   )
 * }
 * ```
 */
export function useRegisterName(parameters: ConfigParameter = {}): UseRegisterNameReturnType {
  const config = useConfig(parameters)
  const registration = useNameRegistration({ config })
  const [isSigned, setSigned] = useState(false)
  const mutation = useFoyerMutation(config, async (variables: RegisterNameParameters) => {
    // The account and the network of the moment it was asked for, not of the moment the code has come.
    const asked = { caipNetworkId: getNetwork(config).caipNetworkId, account: getAccount(config).caipAddress }
    setSigned(false)
    const registerName = await loadRegisterName()
    return registerName(config, {
      ...asked,
      ...variables,
      onSigned: () => {
        setSigned(true)
        variables.onSigned?.()
      },
    })
  })
  return {
    ...mutation,
    registerName: mutation.mutate,
    registerNameAsync: mutation.mutateAsync,
    step: mutation.isPending ? (isSigned ? 'submitting' : 'signing') : undefined,
    ...registration,
  }
}

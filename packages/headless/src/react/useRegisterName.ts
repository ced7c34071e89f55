import type { UseMutationResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { getNetwork } from '../wallet/getNetwork.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { RegisterNameParameters, RegisterNameReturnType } from '../data/names/registerName.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { afterRegistration, forgetRegistration, loadRegistration } from '../data/names/registration.ts'
import { registrationAtom } from '../data/names/state.ts'
import type { Registration } from '../core/contracts/names.ts'
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
    /** How it goes, whichever component began it: whoever went to the wallet's own screen comes back to it. */
    readonly registration: Registration
    /** How the registration that is under way ends, for whoever does not stay to see it. Never rejects. */
    readonly afterRegistration: () => Promise<Registration>
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
  const place = useNameRegistration({ config })
  const registration = useConfigAtom(config, registrationAtom)
  const mutation = useFoyerMutation(config, async (variables: RegisterNameParameters) => {
    // The account and the network of the moment it was asked for, not of the moment the code has come.
    const asked = { caipNetworkId: getNetwork(config).caipNetworkId, account: getAccount(config).caipAddress }
    const registerName = await loadRegistration(config, variables)
    return registerName(config, { ...asked, ...variables })
  })
  return {
    ...mutation,
    ...place,
    registration,
    afterRegistration: () => afterRegistration(internalsOf(config)),
    registerName: mutation.mutate,
    registerNameAsync: mutation.mutateAsync,
    reset() {
      mutation.reset()
      forgetRegistration(config)
    },
    step:
      registration.status === 'signing' || registration.status === 'submitting'
        ? registration.status
        : undefined,
  }
}

import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { getNetwork } from '../wallet/networkState.ts'
import { type MutationParameters, type MutationResult, useVerb } from './foyerMutation.ts'
import { fillAccount } from './fillAccount.ts'
import { useConfig } from './useConfig.ts'
import type { RegisterNameParameters, RegisterNameReturnType } from '../data/names/registerName.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { afterRegistration, forgetRegistration, loadRegistration } from '../data/names/registration.ts'
import { registrationAtom } from '../data/names/state.ts'
import type { Registration } from '../core/contracts/names.ts'
import { useNameRegistration, type UseNameRegistrationReturnType } from './useNameRegistration.ts'

export type UseRegisterNameParameters = MutationParameters<RegisterNameReturnType, RegisterNameParameters>
export type UseRegisterNameReturnType = MutationResult<
  'registerName',
  RegisterNameReturnType,
  RegisterNameParameters
> &
  UseNameRegistrationReturnType & {
    /** Step of the registration: the wallet or the backend. */
    readonly step: 'signing' | 'submitting' | undefined
    /** Running registration, of any component. */
    readonly registration: Registration
    /** Resolves when the running registration has ended, also after the component unmounts. Never rejects. */
    readonly afterRegistration: () => Promise<Registration>
  }

/**
 * Registers a name for the current account, signed by its wallet. `useNameSuggestions` finds available names.
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
export function useRegisterName(parameters: UseRegisterNameParameters = {}): UseRegisterNameReturnType {
  const config = useConfig(parameters)
  const availability = useNameRegistration({ config })
  const registration = useConfigAtom(config, registrationAtom)
  const mutation = useVerb(
    config,
    'registerName',
    async (variables: RegisterNameParameters) => {
      const registerName = await loadRegistration(config, variables)
      return registerName(config, variables)
    },
    { mutation: parameters.mutation, fill: fillNetworkAndAccount },
  )
  const { status } = registration
  return {
    ...mutation,
    ...availability,
    registration,
    afterRegistration: () => afterRegistration(internalsOf(config)),
    reset() {
      mutation.reset()
      forgetRegistration(config)
    },
    step: status === 'signing' || status === 'submitting' ? status : undefined,
  }
}

/** Network and account at the click: they may change while the code loads. */
const fillNetworkAndAccount = (
  config: Config,
  variables: RegisterNameParameters,
): RegisterNameParameters => ({
  caipNetworkId: getNetwork(config).caipNetworkId,
  ...fillAccount(config, variables),
})

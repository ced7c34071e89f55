import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Registration, NameSuggestion } from '../core/contracts/names.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, CaipNetworkIdOf, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { checkName, zoneOf } from '../data/names/nameService.ts'
import { nameSuggestionsQueryOptions } from '../data/names/queries.ts'
import type { NameProblem, RegistrationReason } from '../data/names/rules.ts'
import type { RegisterNameParameters, RegisterNameReturnType } from '../flows/names/registerName.ts'
import {
  afterRegistration,
  forgetRegistration,
  loadRegistration,
  registrationReasonOf,
} from '../flows/names/registration.ts'
import { registrationAtom } from '../flows/names/state.ts'
import { getAccount, getNetwork, networkAccountAtom } from '../wallet/state.ts'
import { type MutationParameters, type MutationResult, useFoyerMutation } from './foyerMutation.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useNetwork } from './useNetworks.ts'

export type UseRegisterNameParameters = MutationParameters<RegisterNameReturnType, RegisterNameParameters>
export type UseRegisterNameReturnType = MutationResult<
  'registerName',
  RegisterNameReturnType,
  RegisterNameParameters
> &
  UseNameRegistrationReturnType & {
    /** Step of the registration: the wallet or the backend. */
    readonly step: 'signing' | 'submitting' | undefined
    /** Running registration, started by any component. */
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
  const mutation = useFoyerMutation(
    config,
    'registerName',
    async (variables: RegisterNameParameters) => {
      const registerName = await loadRegistration(config, variables)
      return registerName(config, variables)
    },
    { mutation: parameters.mutation, fill: fillNetworkAndAccount },
  )
  const { status } = registration
  const { reset } = mutation
  const verbs = useMemo(
    () => ({
      afterRegistration: () => afterRegistration(internalsOf(config)),
      reset() {
        reset()
        forgetRegistration(config)
      },
    }),
    [config, reset],
  )
  return {
    ...mutation,
    ...availability,
    ...verbs,
    registration,
    step: status === 'signing' || status === 'submitting' ? status : undefined,
  }
}

/** Adds network and account at the click: they may change while the code loads. */
function fillNetworkAndAccount(config: Config, variables: RegisterNameParameters): RegisterNameParameters {
  // A JavaScript app may pass any value: the action rejects it.
  const { caipNetworkId = getNetwork(config).caipNetworkId, account }: Partial<RegisterNameParameters> =
    Object(variables)
  const { namespace } = internalsOf(config).store.get(networkAccountAtom(caipNetworkId))
  return { ...variables, caipNetworkId, account: account ?? getAccount(config, { namespace }).caipAddress }
}

export type UseNameSuggestionsParameters<config extends Config = RegisteredConfig> =
  ConfigParameter<config> & {
    /** With or without the zone. */
    readonly name: string
    /** @default the current network */
    readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  }

export type UseNameSuggestionsReturnType = UseQueryResult<readonly NameSuggestion[]> & {
  /** Reason why the text is no valid name; no request is sent then. */
  readonly problem: NameProblem | undefined
}

/**
 * Name suggestions for a text, and whether they are registered. Pass the field's text: the request is sent 500 ms after
 * the last change, and only for a valid name.
 *
 * @example
 * ```tsx
 * import { useNameSuggestions } from '@foyer/headless'
 * export function Names({ typed }: { typed: string }) {
 *   const { data = [], problem } = useNameSuggestions({ name: typed })
 *   if (problem === 'tooShort') return <p>At least 4 characters</p>
 *   return data.map(({ name, isRegistered }) => <button key={name} disabled={isRegistered}>{name}</button>)
 * }
 * ```
 */
export function useNameSuggestions<config extends Config = RegisteredConfig>({
  name,
  ...parameters
}: UseNameSuggestionsParameters<config>): UseNameSuggestionsReturnType {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const query = useFoyerQuery(config, nameSuggestionsQueryOptions(config, { name, caipNetworkId }))
  return { ...query, problem: checkName(name, zoneOf(config)) }
}

export type UseNameRegistrationReturnType = {
  /** Reason why the current account cannot register a name; `undefined` if it can. */
  readonly reason: RegistrationReason | undefined
  /** Zone of registered names, after the first dot. */
  readonly zone: string
}

/**
 * Whether the current account may register a name, and its zone. `useRegisterName` registers it.
 *
 * @example
 * ```tsx
 * import { useNameRegistration } from '@foyer/headless'
 * export function Offer() {
 *   const { reason, zone } = useNameRegistration()
 *   return reason ? null : <a href="#names">Get a name in {zone}</a>
 * }
 * ```
 */
export function useNameRegistration(parameters: ConfigParameter = {}): UseNameRegistrationReturnType {
  const config = useConfig(parameters)
  const { caipNetworkId } = useNetwork({ config })
  const { address, connector } = useLiveAccount(config)
  return {
    reason: registrationReasonOf(config, { caipNetworkId, address, connector }),
    zone: zoneOf(config),
  }
}

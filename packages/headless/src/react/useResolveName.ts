import type { UseQueryResult } from '@tanstack/react-query'
import type { ResolvedName } from '../core/contracts/names.ts'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { resolveNameQueryOptions, reverseNameQueryOptions } from '../data/names/queries.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseResolveNameParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  readonly name: string
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Resolves a name. Pass the field's text: the request is sent 500 ms after the last change, and answers for earlier
 * texts are dropped. Its `error` has the reason for an invalid or confusable name.
 *
 * @example
 * ```tsx
 * import { useResolveName } from '@foyer/headless'
 * export function Receiver({ name }: { name: string }) {
 *   const { data, error } = useResolveName({ name })
 *   return <p>{error ? error.message : (data?.address ?? '…')}</p>
 * }
 * ```
 */
export function useResolveName<config extends Config = RegisteredConfig>({
  name,
  enabled = true,
  ...parameters
}: UseResolveNameParameters<config>): UseQueryResult<ResolvedName> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const options = resolveNameQueryOptions(config, { name, caipNetworkId })
  // The address of a receiver is requested each time, and no cached one is shown meanwhile.
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled, gcTime: 0 })
}

export type UseReverseNameParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the account of the network */
  readonly address?: string | undefined
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * The name of an address, `null` when it has none; kept for 5 minutes. For the name and picture of an account, see
 * `useIdentity`.
 *
 * @example
 * ```tsx
 * import { useReverseName } from '@foyer/headless'
 * export function Sender({ address }: { address: string }) {
 *   const { data: name } = useReverseName({ address })
 *   return <p>{name ?? address}</p>
 * }
 * ```
 */
export function useReverseName<config extends Config = RegisteredConfig>(
  parameters: UseReverseNameParameters<config> = {},
): UseQueryResult<string | null> {
  const config = useConfig(parameters)
  const account = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const options = reverseNameQueryOptions(config, {
    address: parameters.address ?? account.address,
    caipNetworkId: parameters.caipNetworkId ?? network.caipNetworkId,
  })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && (parameters.enabled ?? true) })
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { resolveNameQueryOptions } from '../data/names/queries.ts'
import type { ResolvedName } from '../core/contracts/names.ts'

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
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}

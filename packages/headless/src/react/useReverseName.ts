import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from './useAccount.ts'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { reverseNameQueryOptions } from '../data/names/queries.ts'

export type UseReverseNameParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the account in use */
  readonly address?: string | undefined
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * The name of an address, `null` when it has none; kept for 5 minutes. For an account's name and picture, `useIdentity`.
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
  const account = useAccount({ config })
  const network = useNetwork({ config })
  const options = reverseNameQueryOptions(config, {
    address: parameters.address ?? account.address,
    caipNetworkId: parameters.caipNetworkId ?? network.caipNetworkId,
  })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && (parameters.enabled ?? true) })
}

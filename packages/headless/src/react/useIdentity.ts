import type { ChainNamespace } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Identity } from '../core/contracts/names.ts'
import type { ConfigParameter } from '../core/types.ts'
import { identityQueryOptions } from '../data/identity/queries.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseIdentityParameters = ConfigParameter & {
  /** @default the current account */
  readonly address?: string | undefined
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Name and avatar of an account, if any; cached for 5 minutes. Both are validated: a confusable name is dropped. Show
 * the address if there is no name.
 *
 * @example
 * ```tsx
 * import { useAccount, useIdentity } from '@foyer/headless'
 * export function Greeting() {
 *   const { address } = useAccount()
 *   const { data: identity } = useIdentity()
 *   return <p>{identity?.name || address}</p>
 * }
 * ```
 */
export function useIdentity(parameters: UseIdentityParameters = {}): UseQueryResult<Identity> {
  const config = useConfig(parameters)
  const account = useLiveAccount(config, parameters.namespace)
  const network = useNetwork({ config })
  const options = identityQueryOptions(config, {
    address: parameters.address ?? account.address,
    caipNetworkId: account.caipNetworkId ?? network.caipNetworkId,
  })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && (parameters.enabled ?? true) })
}

import type { Asset } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { walletAssetsQueryOptions } from '../wallet/reading/queries.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseWalletAssetsParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

/**
 * Assets of the account of the network as the connected wallet lists them (EIP-7811). Cached by account and network,
 * fresh for 30 s. For a wallet without the method `error.code` is `OPERATION_NOT_SUPPORTED`.
 *
 * @example
 * ```tsx
 * import { useWalletAssets } from '@foyer/headless'
 * export function Assets() {
 *   const { data = [] } = useWalletAssets()
 *   return (
 *     <ul>
 *       {data.map(({ address, tokenId, symbol }) => (
 *         <li key={`${address}/${tokenId}`}>{symbol}</li>
 *       ))}
 *     </ul>
 *   )
 * }
 * ```
 */
export function useWalletAssets<config extends Config = RegisteredConfig>(
  parameters: UseWalletAssetsParameters<config> = {},
): UseQueryResult<readonly Asset[]> {
  const config = useConfig(parameters)
  const { address } = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  return useFoyerQuery(config, walletAssetsQueryOptions(config, { address, caipNetworkId }))
}

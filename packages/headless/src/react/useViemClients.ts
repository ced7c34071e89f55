import type { CaipNetworkId } from '@foyer/chains'
import type { NetworkPublicClient } from '@foyer/chains/eip155'
import { useMemo } from 'react'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import {
  type EvmNetworkIdOf,
  getPublicClient,
  type FollowingWalletClient,
  getWalletClient,
} from '../wallet/viemClients.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'

export type UsePublicClientParameters<
  config extends Config = RegisteredConfig,
  id extends CaipNetworkId<'eip155'> = EvmNetworkIdOf<config>,
> = ConfigParameter<config> & {
  /** @default the current EVM network; the client changes with it */
  readonly caipNetworkId?: id | undefined
}

/**
 * viem public client of an EVM network, for reading; see `getPublicClient`. Each component has its own client; for a
 * shared one, or with options of viem, call `getPublicClient` once. Throws `NETWORK_NOT_CONFIGURED` without an EVM
 * network.
 *
 * @example
 * ```tsx
 * import { usePublicClient } from '@foyer/headless/viem'
 * import { useQuery } from '@tanstack/react-query'
 * export function Block() {
 *   const client = usePublicClient({ caipNetworkId: 'eip155:1' })
 *   const { data } = useQuery({ queryKey: ['block', client.chain.id], queryFn: () => client.getBlockNumber() })
 *   return <p>{String(data)}</p>
 * }
 * ```
 */
export function usePublicClient<
  config extends Config = RegisteredConfig,
  const id extends EvmNetworkIdOf<config> = EvmNetworkIdOf<config>,
>(parameters: UsePublicClientParameters<config, id> = {}): NetworkPublicClient<id> {
  const config = useConfig<config>(parameters)
  const account = useLiveAccount(config, 'eip155')
  const caipNetworkId = parameters.caipNetworkId ?? (account.caipNetworkId as id | undefined)
  return useMemo(() => getPublicClient<config, id>(config, { caipNetworkId }), [config, caipNetworkId])
}

export type UseWalletClientReturnType = FollowingWalletClient | undefined

/**
 * viem wallet client of the connection, for writing; `undefined` while no EVM account is connected. One object: its
 * account, chain and wallet follow the connection.
 *
 * @example
 * ```tsx
 * import { useWalletClient } from '@foyer/headless/viem'
 * import { parseAbi } from 'viem'
 * export function Mint() {
 *   const client = useWalletClient()
 *   const mint = () =>
 *     client?.writeContract({
 *       address: '0x52908400098527886E0F7030069857D2E4169EE7',
 *       abi: parseAbi(['function mint()']),
 *       functionName: 'mint',
 *     })
 *   return <button disabled={!client} onClick={() => void mint()}>Mint</button>
 * }
 * ```
 */
export function useWalletClient(parameters: ConfigParameter = {}): UseWalletClientReturnType {
  const config = useConfig(parameters)
  const { isConnected } = useLiveAccount(config, 'eip155')
  const client = useMemo(() => getWalletClient(config), [config])
  return isConnected ? client : undefined
}

import {
  createPublicClient,
  fallback,
  type FallbackTransport,
  http,
  type Chain,
  type PublicClient,
  type PublicClientConfig,
} from 'viem'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { checkViem } from './checkViem.ts'
import { knownContracts } from './knownContracts.ts'
import { toViemChain } from './toViemChain.ts'

/** Public client of viem for a network: `chain.id` has the type of the network's id. */
export type NetworkPublicClient<id extends CaipNetworkId = CaipNetworkId> = PublicClient<
  FallbackTransport,
  Chain & { readonly id: ChainIdOf<id> }
>

type ChainIdOf<id extends CaipNetworkId> = id extends `eip155:${infer chainId extends number}`
  ? chainId
  : number

/** Options of viem's client that do not depend on the network. */
export type ToPublicClientParameters = Pick<
  PublicClientConfig,
  'batch' | 'cacheTime' | 'ccipRead' | 'pollingInterval'
>

/**
 * viem public client that asks the nodes of a network, in their order. In an app use `usePublicClient` or
 * `getPublicClient` of `@foyer/headless/viem`, which add the URLs of the config.
 *
 * @example
 * ```ts
 * import { toPublicClient } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * const client = toPublicClient(mainnet, { batch: { multicall: true } })
 * const block = await client.getBlockNumber()
 * ```
 */
export function toPublicClient<const id extends CaipNetworkId<'eip155'>>(
  network: CaipNetwork<id>,
  parameters: ToPublicClientParameters = {},
): NetworkPublicClient<id> {
  checkViem()
  const chain = toViemChain(network)
  const client: unknown = createPublicClient({
    ...parameters,
    chain: { ...chain, contracts: knownContracts(chain.id) },
    transport: fallback(network.rpcUrls.default.http.map((url) => http(url))),
  })
  return client as NetworkPublicClient<id>
}

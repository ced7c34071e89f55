import type { CaipNetworkId } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { keepNetworks } from './keepNetworks.ts'

/**
 * Offers a network no longer. The app leaves it for the first one that remains of its family, else of another; a family
 * without networks has no wallets to list. The last network of all stays: an app is always on one.
 *
 * @example
 * ```ts
 * import { removeNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * removeNetwork(config, { caipNetworkId: 'eip155:10' })
 * ```
 */
export const removeNetwork = (
  config: Config,
  { caipNetworkId }: { readonly caipNetworkId: CaipNetworkId },
): void => keepNetworks(config, (network) => network.caipNetworkId !== caipNetworkId)

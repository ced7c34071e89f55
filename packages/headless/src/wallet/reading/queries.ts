import { type Asset, type CaipNetworkId, type Capabilities, load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../rules.ts'
import { getCapabilities } from './getCapabilities.ts'

/** Stale time: capabilities change rarely, e.g. when an account becomes a contract. */
const CAPABILITIES_STALE_MS = 60_000

export type CapabilitiesParameters = {
  /** Account of the connected wallet. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type CapabilitiesKey = readonly ['foyer', string, 'capabilities', CapabilitiesParameters]

/**
 * Capabilities of the connected wallet for an account on a network; removed when the account disconnects.
 *
 * @example
 * ```ts
 * import { getQueryClient, capabilitiesQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const capabilities = await getQueryClient(config).fetchQuery(capabilitiesQueryOptions(config, parameters))
 * ```
 */
export const capabilitiesQueryOptions = (
  config: Config,
  parameters: CapabilitiesParameters,
): FoyerQueryOptions<Capabilities, CapabilitiesKey> => ({
  queryKey: ['foyer', config.id, 'capabilities', parameters],
  queryFn: ({ signal }) => {
    const { caipNetworkId } = parameters
    // `enabled` requires an address.
    return getCapabilities(config, { address: parameters.address ?? '', caipNetworkId, signal })
  },
  staleTime: CAPABILITIES_STALE_MS,
  enabled:
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.getCapabilities !==
      undefined,
})

/** Stale time of token balances. */
const ASSETS_STALE_MS = 30_000

export type WalletAssetsParameters = {
  /** Account of the connected wallet. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type AssetsKey = readonly ['foyer', string, 'walletAssets', WalletAssetsParameters]

/**
 * Assets of an account, listed by the connected wallet; removed when the account disconnects.
 *
 * @example
 * ```ts
 * import { getQueryClient, walletAssetsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const assets = await getQueryClient(config).fetchQuery(walletAssetsQueryOptions(config, parameters))
 * ```
 */
export const walletAssetsQueryOptions = (
  config: Config,
  parameters: WalletAssetsParameters,
): FoyerQueryOptions<readonly Asset[], AssetsKey> => ({
  queryKey: ['foyer', config.id, 'walletAssets', parameters],
  queryFn: async ({ signal }) => {
    const { getWalletAssets } = await load(() => import('./getWalletAssets.ts'))
    // `enabled` requires an address.
    const { address = '', caipNetworkId } = parameters
    return getWalletAssets(config, { address, caipNetworkId, signal })
  },
  staleTime: ASSETS_STALE_MS,
  enabled:
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.getAssets !==
      undefined,
})

import type { Asset, CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../rules.ts'
import { loadSigningActions } from './lazy.ts'

/** Fresh for as long as token balances. */
const STALE_MS = 30_000

export type WalletAssetsParameters = {
  /** Account of the connected wallet. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type Key = readonly ['foyer', string, 'walletAssets', WalletAssetsParameters]

/**
 * Assets of an account, listed by the connected wallet; removed with the account.
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
): FoyerQueryOptions<readonly Asset[], Key> => ({
  queryKey: ['foyer', config.id, 'walletAssets', parameters],
  queryFn: async ({ signal }) => {
    const { getWalletAssets } = await loadSigningActions()
    // `enabled` requires an address.
    const { address = '', caipNetworkId } = parameters
    return getWalletAssets(config, { address, caipNetworkId, signal })
  },
  staleTime: STALE_MS,
  enabled:
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.getAssets !==
      undefined,
})

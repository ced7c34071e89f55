import { optionsOf } from '../../core/optionsOf.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { DIRECTORY_STALE_MS, isDirectoryOn, wantedNetworks } from './directoryQuery.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** The wallets that the app puts first, in its order. Not asked where it names none. */
export const featuredWalletsQueryOptions = (
  config: Config,
): FoyerQueryOptions<readonly DirectoryWallet[]> => {
  const ids = optionsOf(config).featuredWalletIds
  return {
    queryKey: ['foyer', config.id, 'featuredWallets', ids],
    queryFn: async ({ signal }) => (await loadDirectory()).fetchFeatured(config, signal),
    staleTime: DIRECTORY_STALE_MS,
    enabled: ids.length > 0 && isDirectoryOn(config),
  }
}

/**
 * A few wallets that suit the app's networks, and how many more there are.
 *
 * @example
 * ```ts
 * import { recommendedWalletsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await config.queryClient.prefetchQuery(recommendedWalletsQueryOptions(config))
 * ```
 */
export const recommendedWalletsQueryOptions = (config: Config): FoyerQueryOptions<WalletPage> => {
  const chains = wantedNetworks(config)
  return {
    queryKey: ['foyer', config.id, 'recommendedWallets', { chains }],
    queryFn: async ({ signal }) => (await loadDirectory()).fetchRecommended(config, chains, signal),
    staleTime: DIRECTORY_STALE_MS,
    enabled: isDirectoryOn(config),
  }
}

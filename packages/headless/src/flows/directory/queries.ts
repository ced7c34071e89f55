import type { CaipNetworkId } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf } from '../../core/internals.ts'
import { isDirectoryOn, optionsOf } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import { networksAtom } from '../../wallet/state.ts'
import { directoryQuery, type DirectoryQueryOptions } from './answers.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { connectNamespaceAtom } from './state.ts'

/** Networks that wallets must support: those of the app, or of the namespace of the opening of the modal. */
export function wantedNetworks(config: Config): readonly CaipNetworkId[] {
  const { store } = internalsOf(config)
  const namespace = store.get(connectNamespaceAtom)
  return store
    .get(networksAtom)
    .filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}

/**
 * Featured wallets, in the order of the app. Disabled if it names none.
 *
 * @example
 * ```ts
 * import { getQueryClient, featuredWalletsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).prefetchQuery(featuredWalletsQueryOptions(config))
 * ```
 */
export const featuredWalletsQueryOptions = (
  config: Config,
): DirectoryQueryOptions<readonly DirectoryWallet[]> => {
  const ids = optionsOf(config).featuredWalletIds
  return directoryQuery(config, {
    queryKey: ['foyer', config.id, 'featuredWallets', ids],
    queryFn: async ({ signal }) => (await loadDirectory()).fetchFeatured(config, signal),
    enabled: ids.length > 0 && isDirectoryOn(config),
  })
}

/**
 * Recommended wallets for the app's networks, and the total of the directory.
 *
 * @example
 * ```ts
 * import { getQueryClient, recommendedWalletsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).prefetchQuery(recommendedWalletsQueryOptions(config))
 * ```
 */
export const recommendedWalletsQueryOptions = (config: Config): DirectoryQueryOptions<WalletPage> => {
  const chains = wantedNetworks(config)
  return directoryQuery(config, {
    queryKey: ['foyer', config.id, 'recommendedWallets', { chains }],
    queryFn: async ({ signal }) => (await loadDirectory()).fetchRecommended(config, chains, signal),
    enabled: isDirectoryOn(config),
  })
}

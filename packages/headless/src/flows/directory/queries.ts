import { isDirectoryOn, optionsOf } from '../../core/options.ts'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { DIRECTORY_STALE_MS, directoryQuery, type DirectoryQueryOptions } from './answers.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { supportsNetworks } from './walletRules.ts'
import type { CaipNetworkId } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { connectNamespaceAtom } from './state.ts'
import { networksAtom } from '../../wallet/state.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

const PAGE_ENTRIES = 40

/**
 * Other wallets, in pages of 40.
 *
 * @example
 * ```ts
 * import { getQueryClient, walletsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { pages } = await getQueryClient(config).fetchInfiniteQuery(walletsQueryOptions(config))
 * ```
 */
export const walletsQueryOptions = (config: Config): FoyerInfiniteQueryOptions<WalletPage, number> => {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds } = optionsOf(config)
  const chains = wantedNetworks(config)
  return {
    queryKey: ['foyer', config.id, 'wallets', { chains }],
    queryFn: async ({ pageParam, signal, client }) => {
      const { fetchWallets } = await loadDirectory()
      // Recommended wallets are listed elsewhere; without them the pages are complete.
      const recommended = await client
        .fetchQuery({ ...recommendedWalletsQueryOptions(config), retry: false })
        .catch(() => undefined)
      signal.throwIfAborted()
      const page = await fetchWallets(config, {
        page: pageParam,
        entries: PAGE_ENTRIES,
        include: includeWalletIds,
        exclude: [
          ...(recommended?.wallets.map(({ id }) => id) ?? []),
          ...excludeWalletIds,
          ...featuredWalletIds,
        ],
        chains,
        signal,
      })
      return { ...page, wallets: page.wallets.filter((wallet) => supportsNetworks(wallet, chains)) }
    },
    initialPageParam: 1,
    // An empty page ends the list, also below the reported total.
    getNextPageParam: ({ count, wallets, dropped }, pages) =>
      pages.length * PAGE_ENTRIES < count && wallets.length + dropped > 0 ? pages.length + 1 : undefined,
    staleTime: DIRECTORY_STALE_MS,
    enabled: isDirectoryOn(config),
  }
}

/** Networks that wallets must support: those of the app, or of the namespace that the modal was opened for. */
export function wantedNetworks(config: Config): readonly CaipNetworkId[] {
  const { store } = internalsOf(config)
  const namespace = store.get(connectNamespaceAtom)
  return store
    .get(networksAtom)
    .filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}

/**
 * Featured wallets, in the order of the app. Disabled without any.
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

import { optionsOf } from '../../core/optionsOf.ts'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { DIRECTORY_STALE_MS, isDirectoryOn, wantedNetworks } from './directoryQuery.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { recommendedWalletsQueryOptions } from './listQueries.ts'
import { supportsNetworks } from './pickRules.ts'

const PAGE_ENTRIES = 40

/** The other wallets, 40 at a time. */
export const walletsQueryOptions = (config: Config): FoyerInfiniteQueryOptions<WalletPage, number> => {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds } = optionsOf(config)
  const chains = wantedNetworks(config)
  return {
    queryKey: ['foyer', config.id, 'wallets', { chains }],
    queryFn: async ({ pageParam, signal }) => {
      const { fetchWallets } = await loadDirectory()
      // Those that are recommended are not listed twice; without them the list is as good.
      const recommended = await config.queryClient
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
    // A page that brings nothing ends it, whatever the directory says of how many there are.
    getNextPageParam: ({ count, wallets, dropped }, pages) =>
      pages.length * PAGE_ENTRIES < count && wallets.length + dropped > 0 ? pages.length + 1 : undefined,
    staleTime: DIRECTORY_STALE_MS,
    enabled: isDirectoryOn(config),
  }
}

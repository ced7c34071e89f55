import { internalsOf } from '../config/internals.ts'
import { optionsOf } from '../config/optionsOf.ts'
import type { FoyerInfiniteQueryOptions, FoyerQueryOptions } from '../config/query.ts'
import type { Config } from '../config/types.ts'
import { waitFor } from '../config/waitFor.ts'
import { DIRECTORY_STALE_MS, isDirectoryOn, wantedNetworks } from './directoryQuery.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { recommendedWalletsQueryOptions } from './listQueries.ts'
import { isSearching } from './walletRules.ts'
import { supportsNetworks } from './pickRules.ts'

const PAGE_ENTRIES = 40
const SEARCH_ENTRIES = 100
/** A search waits this long, so that a word is asked for and not each of its letters. */
const SEARCH_WAIT_MS = 300

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

export type WalletSearchParameters = {
  readonly search: string
  /** Only certified wallets. @default false */
  readonly isCertified?: boolean | undefined
}

/** Wallets by name, from two letters on; asked when nothing else was typed for 300 ms. */
export const walletSearchQueryOptions = (
  config: Config,
  parameters: WalletSearchParameters,
): FoyerQueryOptions<WalletPage> => {
  const { emit } = internalsOf(config)
  const options = optionsOf(config)
  const { isCertified = false } = parameters
  const search = parameters.search.trim()
  const chains = wantedNetworks(config)
  return {
    queryKey: ['foyer', config.id, 'walletSearch', { search, isCertified, chains }],
    queryFn: async ({ signal }) => {
      await waitFor(config, SEARCH_WAIT_MS, signal)
      const { fetchWallets } = await loadDirectory()
      const page = await fetchWallets(config, {
        entries: SEARCH_ENTRIES,
        include: options.includeWalletIds,
        exclude: options.excludeWalletIds,
        search,
        isCertified,
        chains,
        signal,
      })
      emit({ event: 'SEARCH_WALLET', properties: { badge: isCertified ? 'certified' : '', search } })
      return { ...page, wallets: page.wallets.filter((wallet) => supportsNetworks(wallet, chains)) }
    },
    staleTime: DIRECTORY_STALE_MS,
    enabled: isDirectoryOn(config) && isSearching(search, isCertified),
  }
}

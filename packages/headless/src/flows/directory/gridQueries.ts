import { internalsOf } from '../../core/internals.ts'
import { isDirectoryOn, optionsOf } from '../../core/options.ts'
import type { FoyerInfiniteQueryOptions, FoyerQueryOptions } from '../../core/query.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { DIRECTORY_STALE_MS } from './answers.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { recommendedWalletsQueryOptions, wantedNetworks } from './queries.ts'
import { supportsNetworks, isSearching } from './walletRules.ts'

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
    queryFn: async ({ pageParam, signal }) => {
      const { fetchWallets } = await loadDirectory()
      // Recommended wallets are listed elsewhere. Without them the pages have all wallets.
      const recommended = await fetchQuery(config, recommendedWalletsQueryOptions(config)).catch(
        () => undefined,
      )
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
      const wallets = page.wallets.filter((wallet) => supportsNetworks(wallet, chains))
      return { ...page, wallets, dropped: page.dropped + page.wallets.length - wallets.length }
    },
    initialPageParam: 1,
    // An empty page ends the list, also below the reported total.
    getNextPageParam: ({ count, wallets, dropped }, pages) =>
      pages.length * PAGE_ENTRIES < count && wallets.length + dropped > 0 ? pages.length + 1 : undefined,
    staleTime: DIRECTORY_STALE_MS,
    enabled: isDirectoryOn(config),
  }
}

const SEARCH_ENTRIES = 100
/** Delay of a search after the last change of its text. */
const SEARCH_WAIT_MS = 300

export type WalletSearchParameters = {
  readonly search: string
  /** Only certified wallets. @default false */
  readonly isCertified?: boolean | undefined
}

/**
 * Wallets by name, from two letters on; requested 300 ms after the last change of the text.
 *
 * @example
 * ```ts
 * import { getQueryClient, walletSearchQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { wallets } = await getQueryClient(config).fetchQuery(walletSearchQueryOptions(config, { search: 'meta' }))
 * ```
 */
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

import { getQueryClient } from '../../core/queryClient.ts'
import { hashKey } from '@tanstack/query-core'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from './queries.ts'
import type { Listed, ListedSource } from './types.ts'
import type { CaipNetworkId } from '@foyer/chains'
import { optionsOf } from '../../core/options.ts'
import { fetchWallets, type WalletPage } from './fetchWallets.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { sortByIds } from './walletRules.ts'

/**
 * Wallets of the directory for the connect view. Requested once per page load and kept in the query cache, without
 * TanStack's observers, which would be more code to load.
 */
export function createListed(config: Config): ListedSource {
  const queryClient = getQueryClient(config)
  const featured = featuredWalletsQueryOptions(config)
  const recommended = recommendedWalletsQueryOptions(config)
  const cache = queryClient.getQueryCache()
  const hashes = [hashKey(featured.queryKey), hashKey(recommended.queryKey)]
  const ask = <data>(options: FoyerQueryOptions<data>): void => {
    const isKept = queryClient.getQueryData(options.queryKey) !== undefined
    // Errors are in the query state.
    if (options.enabled && !isKept)
      void queryClient.prefetchQuery({ ...options, ...ours, retry: options.retry ?? false })
  }
  const read = (): Listed => {
    const state = queryClient.getQueryState<Listed['recommended']>(recommended.queryKey)
    return {
      featured: queryClient.getQueryData(featured.queryKey),
      recommended: state?.data,
      status: state?.status ?? 'pending',
    }
  }
  let last = read()
  return {
    subscribe: (listener) =>
      cache.subscribe(({ query }) => {
        if (hashes.includes(query.queryHash)) listener()
      }),
    get() {
      const next = read()
      const isSame =
        next.featured === last.featured &&
        next.recommended === last.recommended &&
        next.status === last.status
      if (!isSame) last = next
      return last
    },
    ask() {
      ask(featured)
      ask(recommended)
    },
  }
}

// Without an observer nothing else would keep it; `navigator.onLine` is ignored.
const ours = { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const

const RECOMMENDED_ENTRIES = 4

/** Featured wallets, in the order of the app. */
export async function fetchFeatured(
  config: Config,
  signal: AbortSignal,
): Promise<readonly DirectoryWallet[]> {
  const ids = optionsOf(config).featuredWalletIds
  const { wallets } = await fetchWallets(config, { entries: ids.length, include: ids, signal })
  return sortByIds(wallets, ids)
}

/** Recommended wallets for these networks, without featured ones. */
export function fetchRecommended(
  config: Config,
  chains: readonly CaipNetworkId[],
  signal: AbortSignal,
): Promise<WalletPage> {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds } = optionsOf(config)
  return fetchWallets(config, {
    entries: RECOMMENDED_ENTRIES,
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
    chains,
    signal,
  })
}

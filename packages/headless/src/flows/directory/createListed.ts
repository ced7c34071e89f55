import { hashKey } from '@tanstack/query-core'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from './listQueries.ts'
import type { Listed, ListedSource } from './types.ts'

/**
 * What the directory adds to the connect screen. It stays for the whole visit: asked once, kept where all queries are
 * kept, and not asked again by itself, so that nobody has to load TanStack's observers for it.
 */
export function createListed(config: Config): ListedSource {
  const { queryClient } = config
  const featured = featuredWalletsQueryOptions(config)
  const recommended = recommendedWalletsQueryOptions(config)
  const cache = queryClient.getQueryCache()
  const hashes = [hashKey(featured.queryKey), hashKey(recommended.queryKey)]
  const ask = <data>(options: FoyerQueryOptions<data>): void => {
    const isKept = queryClient.getQueryData(options.queryKey) !== undefined
    // What comes of it stands in the state.
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

// Nobody observes it, so nothing else would keep it; the browser's own idea of being offline is not asked.
const ours = { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY } as const

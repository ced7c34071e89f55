import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { waitFor } from '../../core/tasks.ts'
import { isDirectoryOn } from '../../core/options.ts'
import { DIRECTORY_STALE_MS } from './answers.ts'
import { wantedNetworks } from './queries.ts'
import type { WalletPage } from './fetchWallets.ts'
import { loadDirectory } from './lazy.ts'
import { supportsNetworks, isSearching } from './walletRules.ts'

const SEARCH_ENTRIES = 100
/** A search waits this long, so that a word is asked for and not each of its letters. */
const SEARCH_WAIT_MS = 300

export type WalletSearchParameters = {
  readonly search: string
  /** Only certified wallets. @default false */
  readonly isCertified?: boolean | undefined
}

/**
 * Wallets by name, from two letters on; asked when nothing else was typed for 300 ms.
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

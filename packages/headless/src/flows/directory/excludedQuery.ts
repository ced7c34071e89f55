import { optionsOf } from '../../core/optionsOf.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { DIRECTORY_STALE_MS, isDirectoryOn } from './directoryQuery.ts'
import { loadDirectory } from './lazy.ts'

/** What an excluded wallet is recognised by among those that are installed. */
export type ExcludedWallet = { readonly rdns?: string | undefined; readonly name: string }

/** Who the wallets are that the app excludes by id. Not asked where it excludes none. */
export const excludedWalletsQueryOptions = (config: Config): FoyerQueryOptions<readonly ExcludedWallet[]> => {
  const ids = optionsOf(config).excludeWalletIds
  return {
    queryKey: ['foyer', config.id, 'excludedWallets', ids],
    queryFn: async ({ signal }) => {
      const { fetchWallets } = await loadDirectory()
      const { wallets } = await fetchWallets(config, { entries: ids.length, include: ids, signal })
      return wallets.map(({ rdns, name }) => ({ rdns, name }))
    },
    staleTime: DIRECTORY_STALE_MS,
    enabled: ids.length > 0 && isDirectoryOn(config),
  }
}

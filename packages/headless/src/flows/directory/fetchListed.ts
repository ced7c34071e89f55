import type { CaipNetworkId } from '@foyer/chains'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import { fetchWallets, type WalletPage } from './fetchWallets.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { sortByIds } from './walletRules.ts'

const RECOMMENDED_ENTRIES = 4

/** The wallets that the app puts first, in its order. */
export async function fetchFeatured(
  config: Config,
  signal: AbortSignal,
): Promise<readonly DirectoryWallet[]> {
  const ids = optionsOf(config).featuredWalletIds
  const { wallets } = await fetchWallets(config, { entries: ids.length, include: ids, signal })
  return sortByIds(wallets, ids)
}

/** A few wallets that suit these networks, and are not put first already. */
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

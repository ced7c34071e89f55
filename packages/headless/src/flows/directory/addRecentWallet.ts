import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadDirectory } from './lazy.ts'
import { recentKeys } from './recentKeys.ts'
import { setRecents } from './recentState.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { addRecent } from './walletRules.ts'
import { getRecentWallets, readRecentWallets } from './recentWallets.ts'

/**
 * Remembers that a wallet was used: at most two, each once. Done for every wallet that connects; a host that pairs by
 * itself calls it for the wallet that it showed the code for.
 *
 * @example
 * ```ts
 * import { addRecentWallet } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await addRecentWallet(config, { id: 'my-wallet', name: 'My Wallet', mobileLink: 'mywallet:' })
 * ```
 */
export async function addRecentWallet(config: Config, wallet: DirectoryWallet): Promise<void> {
  const internals = internalsOf(config)
  await readRecentWallets(config)
  const { toStoredWallet } = await loadDirectory()
  // Read after the last wait: another wallet may have come meanwhile.
  const before = getRecentWallets(config)
  const wallets = addRecent(before, wallet)
  internals.storage.setItem(recentKeys.last, JSON.stringify(toStoredWallet(wallet)))
  if (wallets === before) return
  setRecents(internals, wallets)
  internals.storage.setItem(recentKeys.list, JSON.stringify(wallets.map(toStoredWallet)))
}

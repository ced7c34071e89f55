import { createWatch, type WatchParameters } from '../../config/createWatch.ts'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { loadDirectory } from '../lazy.ts'
import { areRecentsReadAtom, recentWalletsAtom, setRecents } from '../state.ts'
import type { DirectoryWallet } from '../types.ts'
import { addRecent } from '../walletRules.ts'

const keys = { list: '@foyer/recent_wallets', last: '@foyer/recent_wallet' } as const

/** The wallets used last, newest first; none before storage was read, see `readRecentWallets`. */
export const getRecentWallets = (config: Config): readonly DirectoryWallet[] =>
  internalsOf(config).store.get(recentWalletsAtom)
export const watchRecentWallets: (
  config: Config,
  parameters: WatchParameters<readonly DirectoryWallet[]>,
) => () => void = /* @__PURE__ */ createWatch(recentWalletsAtom)

/** Reads the wallets used on earlier visits, once. */
export async function readRecentWallets(config: Config): Promise<readonly DirectoryWallet[]> {
  const internals = internalsOf(config)
  const { store, storage } = internals
  if (!store.get(areRecentsReadAtom)) {
    const value = storage.getItem(keys.list)
    // Most visitors have none: nothing is loaded for them.
    if (value === null) setRecents(internals, [])
    else {
      const { parseStoredWallets, walletSource } = await loadDirectory()
      const wallets = parseStoredWallets(value, walletSource(config))
      if (!store.get(areRecentsReadAtom)) setRecents(internals, wallets.slice(0, 2))
    }
  }
  return store.get(recentWalletsAtom)
}

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
  const before = await readRecentWallets(config)
  const { toStoredWallet } = await loadDirectory()
  const wallets = addRecent(before, wallet)
  internals.storage.setItem(keys.last, JSON.stringify(toStoredWallet(wallet)))
  if (wallets === before) return
  setRecents(internals, wallets)
  internals.storage.setItem(keys.list, JSON.stringify(wallets.map(toStoredWallet)))
}

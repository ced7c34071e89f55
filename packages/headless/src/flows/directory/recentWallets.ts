import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadDirectory } from './lazy.ts'
import { recentKeys } from './recentKeys.ts'
import { areRecentsReadAtom, recentWalletsAtom, setRecents } from './recentState.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

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
    const value = storage.getItem(recentKeys.list)
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

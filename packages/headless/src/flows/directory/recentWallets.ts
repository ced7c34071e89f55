import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf, type Internals } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadDirectory } from './lazy.ts'

/** Storage keys of recent wallets (docs/spec/core.md §16). */
export const recentKeys = { list: '@foyer/recent_wallets', last: '@foyer/recent_wallet' } as const

/** `undefined` before storage is read. */
const recentsAtom = atom<readonly DirectoryWallet[] | undefined>(undefined)

const none: readonly DirectoryWallet[] = []

/** Recent wallets, newest first. */
export const recentWalletsAtom: Atom<readonly DirectoryWallet[]> = atom((get) => get(recentsAtom) ?? none)
const areRecentsReadAtom: Atom<boolean> = atom((get) => get(recentsAtom) !== undefined)

export const setRecents = ({ store }: Internals, wallets: readonly DirectoryWallet[]): void =>
  store.set(recentsAtom, wallets)

/**
 * Recent wallets, newest first; empty before storage is read, see `readRecentWallets`.
 *
 * @example
 * ```ts
 * import { getRecentWallets } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [latest] = getRecentWallets(config)
 * console.log(latest ? `Continue with ${latest.name}` : 'Choose a wallet')
 * ```
 */
export const getRecentWallets = (config: Config): readonly DirectoryWallet[] =>
  internalsOf(config).store.get(recentWalletsAtom)
/**
 * Watches the recent wallets.
 *
 * @example
 * ```ts
 * import { watchRecentWallets } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchRecentWallets(config, { onChange: ([latest]) => console.log(latest?.name) })
 * ```
 */
export const watchRecentWallets = (
  config: Config,
  parameters: WatchParameters<readonly DirectoryWallet[]>,
): (() => void) => watchAtom(config, recentWalletsAtom, parameters)

/**
 * Reads stored recent wallets, once.
 *
 * @example
 * ```ts
 * import { readRecentWallets } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const names = (await readRecentWallets(config)).map(({ name }) => name)
 * ```
 */
export async function readRecentWallets(config: Config): Promise<readonly DirectoryWallet[]> {
  const internals = internalsOf(config)
  const { store, storage } = internals
  if (!store.get(areRecentsReadAtom)) {
    const value = storage.getItem(recentKeys.list)
    // Most visitors have none, and the parser is not loaded.
    if (value === null) setRecents(internals, none)
    else {
      const { parseStoredWallets, walletSource } = await loadDirectory()
      const wallets = parseStoredWallets(value, walletSource(config))
      if (!store.get(areRecentsReadAtom)) setRecents(internals, wallets.slice(0, 2))
    }
  }
  return store.get(recentWalletsAtom)
}

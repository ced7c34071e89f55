import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connectProcessAtom } from '../../wallet/state.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { loadDirectory } from './lazy.ts'
import { recentKeys, setRecents, getRecentWallets, readRecentWallets } from './recentWallets.ts'
import { addRecent } from './walletRules.ts'

/**
 * Stores a used wallet as recent: at most two, each once. Called for every wallet that connects; a host that pairs by
 * itself calls it for the wallet that it showed the QR code for.
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
  // Read after the last await: another wallet may have been stored meanwhile.
  const before = getRecentWallets(config)
  const wallets = addRecent(before, wallet)
  internals.storage.setItem(recentKeys.last, JSON.stringify(toStoredWallet(wallet)))
  if (wallets === before) return
  setRecents(internals, wallets)
  internals.storage.setItem(recentKeys.list, JSON.stringify(wallets.map(toStoredWallet)))
}

/**
 * Stores every installed wallet that the visitor connects: its directory entry if loaded, else its own data. The
 * pairing stores a paired wallet.
 */
export function rememberConnected(config: Config): () => void {
  const { store, report } = internalsOf(config)
  return store.sub(connectProcessAtom, () => {
    const process = store.get(connectProcessAtom)
    if (process.status !== 'success' || !isWallet(process.connector)) return
    addRecentWallet(config, process.wallet ?? walletOf(process.connector)).catch(report)
  })
}

/** Protocols and logins are not stored: they name no wallet. */
const isWallet = ({ type, name }: ConnectorInfo): boolean =>
  type !== 'WALLET_CONNECT' && type !== 'AUTH' && name !== ''

const walletOf = ({ id, name, icon, rdns }: ConnectorInfo): DirectoryWallet => ({
  id,
  name,
  imageUrl: icon,
  rdns,
})

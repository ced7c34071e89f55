import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connectProcessAtom } from '../../wallet/connection/state.ts'
import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import { addRecentWallet } from './addRecentWallet.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/**
 * Remembers every wallet in the page that the visitor connects: from the directory as it is there, else as it calls
 * itself. One that is paired is remembered by the pairing, which knows who it was.
 */
export function rememberConnected(config: Config): () => void {
  const { store, report } = internalsOf(config)
  return store.sub(connectProcessAtom, () => {
    const process = store.get(connectProcessAtom)
    if (process.status !== 'success' || !isWallet(process.connector)) return
    addRecentWallet(config, process.wallet ?? walletOf(process.connector)).catch(report)
  })
}

/** Protocols and logins are no wallets: there is nothing to come back to without knowing which one it was. */
const isWallet = ({ type, name }: ConnectorInfo): boolean =>
  type !== 'WALLET_CONNECT' && type !== 'AUTH' && name !== ''

const walletOf = ({ id, name, icon, rdns }: ConnectorInfo): DirectoryWallet => ({
  id,
  name,
  imageUrl: icon,
  rdns,
})

import { createWatch } from '../config/createWatch.ts'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { connectProcessAtom } from '../connection/state.ts'
import type { ConnectorInfo } from '../connection/types.ts'
import { routerAtom } from '../modal/state.ts'
import { addRecentWallet } from './actions/recentWallets.ts'
import type { DirectoryWallet } from './types.ts'

const watchConnect = /* @__PURE__ */ createWatch(connectProcessAtom)

/** Remembers every wallet that the visitor connects: from the directory as it is there, else as it calls itself. */
export const rememberConnected = (config: Config): (() => void) =>
  watchConnect(config, {
    onChange: (process) => {
      if (process.status !== 'success') return
      const { store, report } = internalsOf(config)
      const { wallet } = (store.get(routerAtom).data ?? {}) as { readonly wallet?: DirectoryWallet }
      const used = wallet ?? walletOf(process.connector)
      if (used) addRecentWallet(config, used).catch(report)
    },
  })

/** Protocols and logins are no wallets: there is nothing to come back to without knowing which one it was. */
const walletOf = ({ id, name, icon, rdns, type }: ConnectorInfo): DirectoryWallet | undefined =>
  type === 'WALLET_CONNECT' || type === 'AUTH' || name === '' ? undefined : { id, name, imageUrl: icon, rdns }

import { hasMethod, readPath } from '../errors/foreign.ts'
import type { CaipNetwork } from '../types.ts'
import type { Lister } from '../walletDriver/createLister.ts'
import { watchPage } from '../watchPage.ts'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Lists Coinbase by its API from before the Wallet Standard. Supports mainnet only. */
export function discoverCoinbase(
  target: EventTarget,
  lister: Lister,
  {
    networks,
    isRegistered,
  }: { readonly networks: readonly CaipNetwork[]; readonly isRegistered: () => boolean },
): () => void {
  if (!networks.some(({ caipNetworkId }) => caipNetworkId === MAINNET)) return () => undefined
  let isListed = false
  const getWallet = (): unknown => readPath(target, 'coinbaseSolana')
  const isAvailable = (): boolean => hasMethod(getWallet(), 'connect')
  return watchPage(target, () => {
    // Newer versions also register by the Wallet Standard.
    if (isListed || !isAvailable() || isRegistered()) return
    isListed = true
    lister.add({
      id: 'Coinbase Wallet',
      name: 'Coinbase Wallet',
      isAvailable,
      canRestore: true,
      loadDriver: async () => {
        const [{ createSolanaDriver }, { createCoinbaseProvider }] = await Promise.all([
          import('./wallet.ts'),
          import('./createCoinbaseProvider.ts'),
        ])
        return createSolanaDriver(createCoinbaseProvider(getWallet))
      },
    })
  })
}

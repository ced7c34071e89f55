import { readPath } from '../readPath.ts'
import { hasMethod } from '../hasMethod.ts'
import type { CaipNetwork } from '../types.ts'
import type { Lister } from '../walletLink/createLister.ts'
import { watchPage } from '../watchPage.ts'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Lists Coinbase where it stands on the page as it did before the Wallet Standard. It knows mainnet only. */
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
    // Its newer versions register themselves as well.
    if (isListed || !isAvailable() || isRegistered()) return
    isListed = true
    lister.add({
      id: 'Coinbase Wallet',
      name: 'Coinbase Wallet',
      isAvailable,
      canRestore: true,
      loadLink: async () => {
        const [{ session }, { dressCoinbase }] = await Promise.all([
          import('./session.ts'),
          import('./dressCoinbase.ts'),
        ])
        return session.createSolanaLink(dressCoinbase(getWallet))
      },
    })
  })
}

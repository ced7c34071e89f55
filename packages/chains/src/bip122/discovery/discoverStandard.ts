import { hasMethod, read } from '../../errors/foreign.ts'
import { dataPicture } from '../../links/safePicture.ts'
import { claimedText } from '../../text/cleanText.ts'
import type { Lister } from '../../walletDriver/createLister.ts'
import { watchStandardWallets } from '../../watchStandardWallets.ts'

/** Lists the wallets that register by the Wallet Standard and can be connected for Bitcoin. */
export function discoverStandard(target: EventTarget, lister: Lister): () => void {
  const removes = new Map<unknown, () => void>()
  return watchStandardWallets(target, {
    add(wallet) {
      const name = claimedText(read(wallet, 'name'))
      const icon = read(wallet, 'icon')
      const connect = read(read(wallet, 'features'), 'bitcoin:connect')
      if (!name || removes.has(wallet) || !hasMethod(connect, 'connect')) return removes.has(wallet)
      const remove = lister.add({
        id: name,
        name,
        icon: dataPicture(icon),
        isAvailable: () => true,
        canRestore: true,
        loadDriver: async () => {
          const { createBitcoinDriver, createStandardWallet } = (await import('../walletChunk.ts'))
            .walletChunk
          return createBitcoinDriver(createStandardWallet(wallet))
        },
      })
      removes.set(wallet, remove)
      return true
    },
    drop(wallet) {
      removes.get(wallet)?.()
      removes.delete(wallet)
    },
  })
}

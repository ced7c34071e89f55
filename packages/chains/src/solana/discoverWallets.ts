import type { DiscoveryContext } from '../adapter.ts'
import { createLister } from '../walletDriver/createLister.ts'
import { watchStandardWallets } from '../watchStandardWallets.ts'
import { discoverCoinbase } from './discoverCoinbase.ts'
import { parseWallet } from './parseWallet.ts'

/** Lists every Wallet Standard wallet with the required features, until it unregisters. */
export function discoverWallets(target: EventTarget, context: DiscoveryContext): () => void {
  const lister = createLister(context, 'solana')
  const removes = new Map<unknown, () => void>()
  const names = new Map<unknown, string>()
  const stopWatching = watchStandardWallets(target, {
    add(value) {
      const facts = parseWallet(value)
      if (!facts || removes.has(value)) return removes.has(value)
      const { wallet, name, icon } = facts
      const remove = lister.add({
        id: name,
        name,
        icon,
        isAvailable: () => true,
        canRestore: true,
        loadDriver: async () => (await import('./wallet.ts')).createSolanaDriver(wallet),
      })
      removes.set(value, remove)
      names.set(value, name)
      return true
    },
    drop(value) {
      removes.get(value)?.()
      removes.delete(value)
      names.delete(value)
    },
  })
  const stopLooking = discoverCoinbase(target, lister, {
    networks: context.networks,
    isRegistered: () => [...names.values()].includes('Coinbase Wallet'),
  })
  return () => {
    stopLooking()
    stopWatching()
    lister.stop()
  }
}

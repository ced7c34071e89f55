import { hasMethod, read, readPath } from '../../errors/foreign.ts'
import type { Lister } from '../../walletDriver/createLister.ts'
import { watchPage } from '../../watchPage.ts'

/** Injected wallets with Unisat's API. */
const unisatWallets = [
  // Unisat's `getAccounts` never prompts, also while the wallet is locked. The others do not document it.
  { id: 'unisat', name: 'Unisat', path: 'unisat', isRestoreSilent: true },
  { id: 'bitget', name: 'Bitget Wallet', path: 'bitkeep.unisat', isRestoreSilent: undefined },
  { id: 'binancew3w', name: 'Binance Wallet', path: 'binancew3w.bitcoin', isRestoreSilent: undefined },
] as const

const okx = { id: 'OKX', name: 'OKX Wallet', path: 'okxwallet' } as const

/** Lists OKX and wallets with Unisat's API, when they are injected. */
export function discoverInjected(target: EventTarget, lister: Lister): () => void {
  const known = new Set<string>()
  const isNew = (id: string, wallet: unknown, method: string): boolean => {
    if (known.has(id) || !hasMethod(wallet, method)) return false
    known.add(id)
    return true
  }
  return watchPage(target, () => {
    for (const { id, name, path, isRestoreSilent } of unisatWallets) {
      const getWallet = (): unknown => readPath(target, path)
      const isAvailable = (): boolean => hasMethod(getWallet(), 'requestAccounts')
      if (!isNew(id, getWallet(), 'requestAccounts')) continue
      lister.add({
        id,
        name,
        isAvailable,
        canRestore: true,
        isRestoreSilent,
        loadDriver: async () => {
          const { createBitcoinDriver, createUnisatWallet } = (await import('../walletChunk.ts')).walletChunk
          return createBitcoinDriver(createUnisatWallet({ name, getWallet }))
        },
      })
    }
    const { id, name, path } = okx
    const getWallets = (): unknown => readPath(target, path)
    if (!isNew(id, read(getWallets(), 'bitcoin'), 'connect')) return
    lister.add({
      id,
      name,
      isAvailable: () => hasMethod(read(getWallets(), 'bitcoin'), 'connect'),
      canRestore: true,
      loadDriver: async () => {
        const { createBitcoinDriver, createOkxWallet } = (await import('../walletChunk.ts')).walletChunk
        return createBitcoinDriver(createOkxWallet({ name, getWallets }))
      },
    })
  })
}

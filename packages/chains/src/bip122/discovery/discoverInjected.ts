import { hasMethod, read, readPath } from '../../errors/foreign.ts'
import type { Lister } from '../../walletDriver/createLister.ts'
import { watchPage } from '../../watchPage.ts'

/** Unisat's place, and that of other wallets with its API and their mark. */
const UNISAT = 'unisat'
/** Injected wallets with Unisat's API; with a `mark`, they may also be at Unisat's place. */
const unisatWallets = [
  // Unisat's `getAccounts` never prompts, also while the wallet is locked. The others do not document it.
  { id: 'unisat', name: 'Unisat', path: UNISAT, mark: undefined, isRestoreSilent: true },
  {
    id: 'bitget',
    name: 'Bitget Wallet',
    path: 'bitkeep.unisat',
    mark: 'isBitKeep',
    isRestoreSilent: undefined,
  },
  {
    id: 'binancew3w',
    name: 'Binance Wallet',
    path: 'binancew3w.bitcoin',
    mark: 'isBinance',
    isRestoreSilent: undefined,
  },
] as const

/** The wallet at its own place, else at Unisat's. */
function findWallet(target: EventTarget, { path, mark }: (typeof unisatWallets)[number]): unknown {
  const own = readPath(target, path)
  const shared = read(target, UNISAT)
  if (mark) return own ?? (read(shared, mark) ? shared : undefined)
  return unisatWallets.some((other) => other.mark && read(own, other.mark)) ? undefined : own
}

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
    for (const facts of unisatWallets) {
      const { id, name, isRestoreSilent } = facts
      const getWallet = (): unknown => findWallet(target, facts)
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

import { read } from './errors/FoyerError.ts'

export type StandardWalletListener = {
  /** A wallet has registered; it may be anything, and may come twice. */
  readonly add: (wallet: unknown) => void
  readonly drop: (wallet: unknown) => void
}

/** No visitor has more wallets; a script that registers without end is cut off here. */
const MAX_WALLETS = 100

/**
 * Calls back for every wallet that registers by the Wallet Standard, until it unregisters, and for at most 100 at a time.
 * Returns the undo.
 */
export function watchStandardWallets(target: EventTarget, { add, drop }: StandardWalletListener): () => void {
  let isStopped = false
  const known = new Set<unknown>()
  const api = {
    register(...wallets: readonly unknown[]) {
      for (const wallet of wallets) {
        // Wallets keep the api that they were given.
        if (isStopped || (known.size >= MAX_WALLETS && !known.has(wallet))) continue
        known.add(wallet)
        add(wallet)
      }
      return () => {
        for (const wallet of wallets) if (!isStopped && known.delete(wallet)) drop(wallet)
      }
    },
  }

  function onRegister(event: Event): void {
    const callback = read(event, 'detail')
    if (typeof callback !== 'function') return
    try {
      callback(api)
    } catch {
      // A wallet that throws while it registers is ignored.
    }
  }

  target.addEventListener('wallet-standard:register-wallet', onRegister)
  target.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
  return () => {
    isStopped = true
    target.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}

import { read } from './errors/FoyerError.ts'

export type StandardWalletListener = {
  /** A wallet has registered; it may be anything, and may come twice. */
  readonly add: (wallet: unknown) => void
  readonly drop: (wallet: unknown) => void
}

/** Calls back for every wallet that registers by the Wallet Standard, until it unregisters. Returns the undo. */
export function watchStandardWallets(target: EventTarget, { add, drop }: StandardWalletListener): () => void {
  let isStopped = false
  const api = {
    register(...wallets: readonly unknown[]) {
      // Wallets keep the api that they were given.
      if (!isStopped) for (const wallet of wallets) add(wallet)
      return () => {
        if (!isStopped) for (const wallet of wallets) drop(wallet)
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

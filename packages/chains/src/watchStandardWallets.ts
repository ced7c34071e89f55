import { callQuietly, hasMethod, read, undoOf } from './errors/foreign.ts'

export type StandardWalletListener = {
  /** Called with each registered value, possibly twice or with an invalid one. Returns whether the wallet is listed. */
  readonly add: (wallet: unknown) => boolean
  readonly drop: (wallet: unknown) => void
}

/** More than a visitor has; limits a script that registers wallets endlessly. */
const MAX_WALLETS = 100

/**
 * Calls back for every wallet that registers by the Wallet Standard, for at most 100 at a time. A wallet that is not
 * listed is passed again when it reports other features. Returns a function that stops.
 */
export function watchStandardWallets(target: EventTarget, { add, drop }: StandardWalletListener): () => void {
  let isStopped = false
  const known = new Set<unknown>()
  /** Unsubscribe functions for the listeners on wallets that are not listed. */
  const waiting = new Map<unknown, () => void>()
  const stopWaiting = (wallet: unknown): void => {
    waiting.get(wallet)?.()
    waiting.delete(wallet)
  }

  function offer(wallet: unknown): void {
    if (add(wallet)) return stopWaiting(wallet)
    const events = read(read(wallet, 'features'), 'standard:events')
    if (waiting.has(wallet) || !hasMethod(events, 'on')) return
    callQuietly(() => {
      const onChange = (change: unknown): void => {
        if (known.has(wallet) && read(change, 'features') !== undefined) offer(wallet)
      }
      waiting.set(wallet, undoOf(events.on('change', onChange)))
    })
  }

  const api = {
    register(...wallets: readonly unknown[]) {
      for (const wallet of wallets) {
        // Wallets keep the `api` object that they received.
        if (isStopped || (known.size >= MAX_WALLETS && !known.has(wallet))) continue
        known.add(wallet)
        offer(wallet)
      }
      return () => {
        for (const wallet of wallets)
          if (known.delete(wallet)) {
            stopWaiting(wallet)
            drop(wallet)
          }
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
    for (const wallet of [...waiting.keys()]) stopWaiting(wallet)
    known.clear()
    target.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}

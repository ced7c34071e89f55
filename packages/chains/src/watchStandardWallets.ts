import { callQuietly, hasMethod, read, undoOf } from './errors/foreign.ts'

export type StandardWalletListener = {
  /** A wallet has registered; it may be anything, and may come twice. Returns whether it is listed. */
  readonly add: (wallet: unknown) => boolean
  readonly drop: (wallet: unknown) => void
}

/** No visitor has more wallets; a script that registers without end is cut off here. */
const MAX_WALLETS = 100

/**
 * Calls back for every wallet that registers by the Wallet Standard, until it unregisters, and for at most 100 at a time.
 * A wallet that is not listed is passed again when it reports other features. Returns the undo.
 */
export function watchStandardWallets(target: EventTarget, { add, drop }: StandardWalletListener): () => void {
  let isStopped = false
  const known = new Set<unknown>()
  /** Undos of listeners to wallets that are not listed. */
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
        // Wallets keep the api that they were given.
        if (isStopped || (known.size >= MAX_WALLETS && !known.has(wallet))) continue
        known.add(wallet)
        offer(wallet)
      }
      return () => {
        for (const wallet of wallets)
          if (!isStopped && known.delete(wallet)) {
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

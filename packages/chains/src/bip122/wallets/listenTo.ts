import { callQuietly, hasMethod } from '../../errors/foreign.ts'

type Listener = (value: unknown) => void

/** Subscribes to a wallet with Node's event API. Returns the unsubscribe function; it has no effect on some wallets. */
export function listenTo(wallet: unknown, listeners: Readonly<Record<string, Listener>>): () => void {
  const each = (call: (event: string, listener: Listener) => unknown): void => {
    // A wallet without this event still connects and signs.
    for (const [event, listener] of Object.entries(listeners)) callQuietly(() => call(event, listener))
  }
  each((event, listener) => hasMethod(wallet, 'on') && wallet.on(event, listener))
  return () =>
    each((event, listener) => {
      if (hasMethod(wallet, 'removeListener')) return wallet.removeListener(event, listener)
      return hasMethod(wallet, 'off') && wallet.off(event, listener)
    })
}

import type { Eip1193Provider } from './provider.ts'

type Listener = (...values: unknown[]) => void

/** Listens to a wallet's events. Returns the undo, which older providers call `off` or do not have. */
export function listen(provider: Eip1193Provider, listeners: Readonly<Record<string, Listener>>): () => void {
  const each = (call: (event: string, listener: Listener) => unknown): void => {
    for (const [event, listener] of Object.entries(listeners)) {
      try {
        call(event, listener)
      } catch {
        // A wallet without events still connects and signs.
      }
    }
  }
  each((event, listener) => provider.on?.(event, listener))
  return () =>
    each((event, listener) => (provider.removeListener ?? provider.off)?.call(provider, event, listener))
}

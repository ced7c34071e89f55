/** URL of the page. */
export const pageUrl = (): string => window.location.href

/** Host of the page, with its port; `undefined` on a server and for pages without a host. */
export const pageHost = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location?.host || undefined

/** Whether `window` has a property. */
export const isInPage = (name: string): boolean => typeof window !== 'undefined' && name in window

/** Whether the browser is online; true on a server. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

/** Calls `listener` when the browser is online the next time. */
export const onceOnline = (listener: () => void): void =>
  window.addEventListener('online', listener, { once: true })

/** Listens for online and offline, and for the page being hidden. */
export function watchPage(listeners: {
  readonly onOnline: (isOnline: boolean) => void
  readonly onHidden: () => void
}): () => void {
  const tell = (): void => listeners.onOnline(isOnline())
  const hide = (): void => {
    if (document.visibilityState === 'hidden') listeners.onHidden()
  }
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  document.addEventListener('visibilitychange', hide)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** Calls `listener` when the visitor returns to the page. Returns the undo. */
export function onReturn(listener: () => void): () => void {
  // React Native has a `window` without events.
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}

/** The page's `fetch` at the time of the call. */
export const pageFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

/** Media query of the system's dark mode. `undefined` on a server. */
export const darkMedia = (): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.('(prefers-color-scheme: dark)')

import type { LinkTarget } from '@foyer/chains'

/** Opens a link as a click on it would, without telling who opened it. Throws where the browser refuses the link. */
export const openUrl = (url: string, target: LinkTarget): void =>
  void window.open(url, target, 'noreferrer noopener')

/** Where the visitor is. */
export const pageUrl = (): string => window.location.href

/** Whether something left a global of that name. */
export const isInPage = (name: string): boolean => typeof window !== 'undefined' && name in window

/** What the browser believes; a server is online. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

/** Hears when the connection to the network goes or comes back, and when the page goes out of sight. */
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

/** The page's own `fetch`, as it is when it is called. */
export const pageFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

/** Whether the visitor's system is dark, for who asks now or wants to hear of it. Not on a server. */
export const darkMedia = (): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.('(prefers-color-scheme: dark)')

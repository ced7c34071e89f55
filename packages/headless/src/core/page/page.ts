/** URL of the page. */
export const pageUrl = (): string => window.location.href

/** Host of the page, with its port; `undefined` on a server and for pages without a host. */
export const pageHost = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location?.host || undefined

/** Whether `window` has a property. */
export const isInPage = (name: string): boolean => typeof window !== 'undefined' && name in window

/** Whether the browser is online; true on a server. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

/** Whether the page is shown; true on a server. */
export const isVisible = (): boolean =>
  typeof document === 'undefined' || document.visibilityState !== 'hidden'

/** Calls `listener` once, the next time that the browser goes online. */
export const onceOnline = (listener: () => void): void =>
  window.addEventListener('online', listener, { once: true })

/** The page's `fetch` at the time of the call. */
export const pageFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

/** Media query of the system's dark mode. `undefined` on a server. */
export const darkMedia = (): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.('(prefers-color-scheme: dark)')

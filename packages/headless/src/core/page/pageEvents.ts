import { isOnline } from './page.ts'

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

/** Calls `listener` when the page is hidden or shown. Returns the undo. */
export function onVisibility(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const page = document
  page.addEventListener('visibilitychange', listener)
  return () => page.removeEventListener('visibilitychange', listener)
}

/** Calls `listener` when the browser has been offline and is online again. Returns the undo. */
export function onceBackOnline(listener: () => void): () => void {
  // React Native has a `window` without events.
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined
  let wasOffline = !isOnline()
  const leave = (): void => void (wasOffline = true)
  const come = (): void => {
    if (wasOffline) listener()
    wasOffline = false
  }
  window.addEventListener('offline', leave)
  window.addEventListener('online', come)
  return () => {
    window.removeEventListener('offline', leave)
    window.removeEventListener('online', come)
  }
}

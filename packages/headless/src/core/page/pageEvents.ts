import { isOnline } from './page.ts'

/** Listens for online, offline and the hiding of the page. Returns the unsubscribe function. */
export function watchPage(listeners: {
  readonly onOnline: (isOnline: boolean) => void
  readonly onHidden: () => void
}): () => void {
  const notify = (): void => listeners.onOnline(isOnline())
  const hide = (): void => {
    if (document.visibilityState === 'hidden') listeners.onHidden()
  }
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  document.addEventListener('visibilitychange', hide)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** Calls `listener` when the page gets the focus. Returns the unsubscribe function. */
export function onReturn(listener: () => void): () => void {
  // React Native has a `window` without events.
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}

/** Calls `listener` when the page is hidden or shown. Returns the unsubscribe function. */
export function onVisibility(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const page = document
  page.addEventListener('visibilitychange', listener)
  return () => page.removeEventListener('visibilitychange', listener)
}

/** Calls `listener` each time the browser goes from offline to online. Returns the unsubscribe function. */
export function onBackOnline(listener: () => void): () => void {
  // React Native has a `window` without events.
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined
  let wasOffline = !isOnline()
  const onOffline = (): void => void (wasOffline = true)
  const onOnline = (): void => {
    if (wasOffline) listener()
    wasOffline = false
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}

import { isOnline } from './page.ts'

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

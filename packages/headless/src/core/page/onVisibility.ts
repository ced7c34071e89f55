/** Calls `listener` when the page is hidden or shown. Returns the undo. */
export function onVisibility(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const page = document
  page.addEventListener('visibilitychange', listener)
  return () => page.removeEventListener('visibilitychange', listener)
}

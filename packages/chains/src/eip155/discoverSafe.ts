import type { DiscoveryContext } from '../adapter.ts'
import { load } from '../load.ts'

/**
 * Searches a Safe that frames the page. Loads nothing on a page without a parent, or if the browser reports a parent
 * other than a Safe.
 */
export function discoverSafe(
  target: EventTarget,
  context: DiscoveryContext,
  known: readonly string[],
): () => void {
  const page = target as Window
  const leaving = new AbortController()
  const ancestor = page.location?.ancestorOrigins?.[0]
  const isFramed = page.parent !== undefined && page.parent !== page
  if (isFramed && (ancestor === undefined || known.includes(ancestor)))
    load(() => import('./safe/findSafe.ts')).then(
      ({ findSafe }) => findSafe({ page, context, known, signal: leaving.signal }),
      // If the chunk fails to load, the Safe is not listed; other wallets are.
      () => undefined,
    )
  return () => leaving.abort()
}

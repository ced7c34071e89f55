import type { DiscoveryContext } from '../adapter.ts'
import { load } from '../load.ts'

/**
 * Searches a Safe around the page. Loads nothing on a page without a parent, or with one that the browser reports as no
 * Safe.
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
      // Without this code there is no Safe; other wallets are listed.
      () => undefined,
    )
  return () => leaving.abort()
}

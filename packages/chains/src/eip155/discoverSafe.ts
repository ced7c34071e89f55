import type { DiscoveryContext } from '../adapter.ts'
import { load } from '../load.ts'

/**
 * Looks for a Safe around the page. Nothing of it is loaded on a page that stands in no frame, or in one of which the
 * browser says that it is none.
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
      // Without its code there is no Safe; the other wallets are there.
      () => undefined,
    )
  return () => leaving.abort()
}

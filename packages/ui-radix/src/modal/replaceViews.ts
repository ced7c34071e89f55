import type { RouteName } from '@foyer/headless'
import { isLaterView, isLazyView, type ViewEntry } from './lazyView.ts'
import type { FindView, ViewRegistry } from './types.ts'

/**
 * Ours with the host's in their places. A plain component keeps the title of the view that it replaces, which may have to
 * be found.
 */
export function replaceViews(
  ours: ViewRegistry,
  theirs: ViewRegistry = {},
  findView?: FindView,
): ViewRegistry {
  const all: { [route in RouteName]?: ViewEntry | undefined } = { ...ours }
  for (const [route, entry] of Object.entries(theirs) as [RouteName, ViewEntry | undefined][]) {
    // A hole where a flow needs a view is never meant.
    if (!entry) continue
    const own = ours[route] ?? findView?.(route)
    const isPlain = !isLazyView(entry) && !isLaterView(entry)
    all[route] = own && typeof own === 'object' && isPlain ? { ...own, Component: entry } : entry
  }
  return all
}

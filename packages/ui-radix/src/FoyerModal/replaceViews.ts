import type { RouteName } from '@foyer/headless'
import {
  type FindView,
  isDeferredView,
  isLazyView,
  type ViewEntry,
  type ViewRegistry,
} from '../modal/views.ts'

/**
 * Views of the host in place of those found by `findView`. A plain component keeps the title of the view that it
 * replaces.
 */
export function replaceViews(theirs: ViewRegistry = {}, findView: FindView): ViewRegistry {
  const views: { [route in RouteName]?: ViewEntry } = {}
  for (const [route, entry] of Object.entries(theirs) as [RouteName, ViewEntry | undefined][]) {
    // `undefined` keeps Foyer's view: a flow that needs it would end in an empty panel.
    if (!entry) continue
    const own = findView(route)
    const isPlain = !isLazyView(entry) && !isDeferredView(entry)
    views[route] = typeof own === 'object' && isPlain ? { ...own, Component: entry } : entry
  }
  return views
}

import type { View, ViewName } from './views.ts'

/**
 * Scripts left to fetch for a visitor who reaches a view by the preceding views, whose scripts stay loaded.
 *
 * @param fetched the scripts of each view that is opened by its name
 */
export function filesByWay(
  view: ViewName,
  views: Readonly<Record<ViewName, View>>,
  fetched: ReadonlyMap<ViewName, readonly string[]>,
): string[] {
  const had = new Set<string>()
  for (let before = views[view].from; before; before = views[before].from)
    for (const file of fetched.get(before) ?? []) had.add(file)
  return (fetched.get(view) ?? []).filter((file) => !had.has(file))
}

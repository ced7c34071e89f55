import type { View, ViewName } from './views.ts'

/**
 * What is left for a visitor to fetch who comes to a view by the views before it, of which the scripts stay.
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

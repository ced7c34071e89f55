import type { Check } from './check.ts'
import { resolveRelative } from './resolve.ts'
import { isPublished, type Source } from './source.ts'

/** Groups of nodes that all reach each other, by Tarjan's algorithm; single nodes only when they reach themselves. */
export function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (node: string): void => {
    const number = index.size
    index.set(node, number)
    low.set(node, number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== number) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) groups.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return groups
}

export const cyclesCheck: Check = {
  title: 'no import cycles at run time',
  run: (sources: readonly Source[]) => {
    const published = sources.filter(({ path }) => isPublished(path))
    const paths = new Set(published.map(({ path }) => path))
    const graph = new Map(
      published.map((source) => [
        source.path,
        source.imports
          // What only types use is erased, and what is imported later cannot find a module half made.
          .filter(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic)
          .map(({ specifier }) => resolveRelative(source.path, specifier, (path) => paths.has(path)))
          .filter((path): path is string => path !== undefined && paths.has(path)),
      ]),
    )
    return stronglyConnected(graph).map((group) => `these import each other: ${group.toSorted().join(', ')}`)
  },
}

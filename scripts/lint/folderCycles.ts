import type { ImportGraph } from './readImports.ts'

/**
 * Folder of a source file: in headless the folder below its layer (`…/src/flows/swap`), otherwise the first folder
 * below `src` (`…/src/views`). Files beside such folders belong to the parent.
 */
export function folderOf(path: string): string {
  const depth = path.startsWith('packages/headless/') ? 5 : 4
  return path.split('/').slice(0, -1).slice(0, depth).join('/')
}

/** Groups of nodes that all reach each other (Tarjan); a single node only when it reaches itself. */
function stronglyConnected(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (node: string): void => {
    const number = index.size
    index.set(node, number)
    low.set(node, number)
    stack.push(node)
    const targets = new Set(graph.get(node))
    for (const next of targets) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== number) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || targets.has(node)) groups.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return groups
}

/** Folders of a package that import each other, with the imports between them. */
export type FolderCycle = { folders: string[]; imports: string[] }

/**
 * Folders that import each other, directly or through others. Entries (`src/exports`) import everything and are left
 * out.
 */
export function folderCycles(graph: ImportGraph): FolderCycle[] {
  const folders = new Map<string, Map<string, string[]>>()
  for (const [from, targets] of graph)
    for (const to of targets) {
      const [own, other] = [folderOf(from), folderOf(to)]
      const isInside =
        /^packages\/[^/]+\/src\//.test(from) && other.startsWith(from.split('/src/')[0] + '/src')
      if (!isInside || own === other) continue
      const others = folders.get(own) ?? new Map<string, string[]>()
      folders.set(own, others.set(other, [...(others.get(other) ?? []), `${from} → ${to}`]))
    }
  const arrows = new Map([...folders].map(([own, others]) => [own, [...others.keys()]]))
  return stronglyConnected(arrows).map((group) => ({
    folders: group.toSorted(),
    imports: group.flatMap((own) =>
      group.flatMap((other) => (folders.get(other)?.has(own) ? (folders.get(own)?.get(other) ?? []) : [])),
    ),
  }))
}

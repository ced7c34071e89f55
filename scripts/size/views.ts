import type { Manifest } from 'vite'

/** A chunk and everything that it imports at once, as files. */
export function closureOf(manifest: Manifest, key: string): Set<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(key)
  return files
}

export type ViewChunk = {
  route: string
  files: string[]
  /** Those of the files that other views load as well: who has seen one of them has these already. */
  shared: string[]
}

/** Each lazy view, and what opening it loads beyond what is there already. */
export function viewChunks(manifest: Manifest, loaded: ReadonlySet<string>): ViewChunk[] {
  const views = Object.entries(manifest).flatMap(([key, chunk]) => {
    const route = /ui-radix\/dist\/views\/(\w+)\/\1\.js$/.exec(chunk.src ?? key)?.[1]
    return route && chunk.isDynamicEntry
      ? [{ route, files: [...closureOf(manifest, key)].filter((file) => !loaded.has(file)) }]
      : []
  })
  return views.map(({ route, files }) => ({
    route,
    files,
    shared: files.filter((file) =>
      views.some((other) => other.route !== route && other.files.includes(file)),
    ),
  }))
}

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

export type ViewChunk = { route: string; files: string[] }

/** Each lazy view, and what opening it loads beyond what is there already. */
export const viewChunks = (manifest: Manifest, loaded: ReadonlySet<string>): ViewChunk[] =>
  Object.entries(manifest).flatMap(([key, chunk]) => {
    const route = /ui-radix\/dist\/views\/(\w+)\/\1\.js$/.exec(chunk.src ?? key)?.[1]
    return route && chunk.isDynamicEntry
      ? [{ route, files: [...closureOf(manifest, key)].filter((file) => !loaded.has(file)) }]
      : []
  })

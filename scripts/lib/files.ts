import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { at, root } from './paths.ts'

const skipped = new Set(['node_modules', 'dist', 'build', '.git', 'coverage'])

/** Paths below `directory`, relative to the root, with forward slashes, sorted. A missing directory has no files. */
export function listFiles(directory: string, matches: RegExp = /./, base: string = root): string[] {
  const found: string[] = []
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = `${path}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(full)
      } else {
        const name = relative(base, full).split(sep).join('/')
        if (matches.test(name)) found.push(name)
      }
    }
  }
  try {
    walk(base === root ? at(directory).replace(/\/$/, '') : `${base}/${directory}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found.sort()
}

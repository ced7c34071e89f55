import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './paths.ts'

const notSources = ['node_modules', 'dist', 'build', '.git', 'coverage']

/**
 * Paths below `directory`, relative to `base`, with forward slashes, sorted. Empty for a missing directory. Build
 * output (`skipped` folders) is left out.
 */
export function listFiles(
  directory: string,
  matches: RegExp = /./,
  base: string = root,
  skipped: readonly string[] = notSources,
): string[] {
  const found: string[] = []
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name)
      if (entry.isDirectory()) {
        if (!skipped.includes(entry.name)) walk(full)
      } else {
        const name = relative(base, full).split(sep).join('/')
        if (matches.test(name)) found.push(name)
      }
    }
  }
  try {
    walk(join(base, directory))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found.toSorted()
}

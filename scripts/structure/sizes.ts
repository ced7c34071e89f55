import { readFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at, type PackageName } from '../lib/paths.ts'
import { isTestFile } from '../lint/source.ts'

/** Numbers about the source files of a package. Lines include comments and blank lines. */
export type Sizes = { files: number; lines: number; median: number; p95: number; max: number; short: number }

/** A file of at most this many lines is short. */
const SHORT_LINES = 10

/** Numbers about files, from the line count of each. */
export function sizesOf(lineCounts: readonly number[]): Sizes {
  const sorted = lineCounts.toSorted((one, other) => one - other)
  const atShare = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, lines) => sum + lines, 0),
    median: atShare(0.5),
    p95: atShare(0.95),
    max: sorted.at(-1) ?? 0,
    short: sorted.filter((lines) => lines <= SHORT_LINES).length,
  }
}

/** Source files of a package: no tests, no stories, no languages. */
export const sourceFiles = (name: PackageName): string[] =>
  listFiles(`packages/${name}/src`, /(?<!\.d)\.tsx?$/).filter(
    (path) => !isTestFile(path) && !path.includes('/i18n/locales/'),
  )

export const readSizes = (name: PackageName): Sizes =>
  sizesOf(sourceFiles(name).map((path) => readFileSync(at(path), 'utf8').trimEnd().split('\n').length))

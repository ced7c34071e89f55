import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

type PackageJson = { exports?: Record<string, string> }

/** The file of the repository that an import reaches; undefined for packages of others. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, name, entry] = /^@foyer\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (!name || !existsSync(at(`packages/${name}/package.json`))) return undefined
  const { exports } = JSON.parse(readFileSync(at(`packages/${name}/package.json`), 'utf8')) as PackageJson
  const target = exports?.[`.${entry ?? ''}`]
  return target ? posix.join(`packages/${name}`, target) : undefined
}

/** Importers of each file of the packages, by `import()` too. */
export function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const path of listFiles('packages', /(?<!\.d)\.tsx?$/))
    for (const [, specifier = ''] of readFileSync(at(path), 'utf8').matchAll(importPattern)) {
      const target = resolve(path, specifier)
      if (target) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  return importers
}

/** Tests that reach a file by their imports: those of its folder first, then by the number of files between. */
export function nearestTests(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set([file])
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  const tests = [...reached].filter((path) => /\.test\.tsx?$/.test(path))
  const isNear = (path: string): boolean => dirname(path) === dirname(file)
  return [...tests.filter(isNear), ...tests.filter((path) => !isNear(path))]
}

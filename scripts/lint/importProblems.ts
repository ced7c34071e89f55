import { folderCycles } from './folderCycles.ts'
import { layers } from './importRules.ts'
import type { ImportGraph, Violation } from './readImports.ts'

/** Rules about imports with their violations; each begins with the path of a file or folder. */
export function importProblems(violations: readonly Violation[], graph: ImportGraph): Map<string, string[]> {
  const problems = new Map<string, string[]>()
  for (const { rule, text } of violations) problems.set(rule, [...(problems.get(rule) ?? []), text])
  problems.set(
    'folder-cycle',
    folderCycles(graph).flatMap(({ folders, imports }) =>
      folders.map((folder) => {
        const own = imports.filter((arrow) => arrow.startsWith(`${folder}/`))
        return `${folder} is in a cycle of ${folders.length} folders, by ${own.join(', ') || 'a longer way'}`
      }),
    ),
  )
  const inLayer = new RegExp(`^packages/headless/src/(${layers.join('|')})/`)
  problems.set(
    'outside-layers',
    [...graph.keys()]
      .filter((path) => path.startsWith('packages/headless/src/') && !inLayer.test(path))
      .map((path) => `${path} stands in no layer (${layers.join(' ← ')})`),
  )
  return problems
}

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { packages, root } from '../lib/paths.ts'
import { importRules } from './importRules.ts'

export type Violation = { rule: string; from: string; to: string; text: string }

/** Imports of each file: path → paths, with type imports, re-exports and `import()`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Tests, stories and their helpers may import anything. */
const testFiles = '\\.(test|test-d|stories|bench)\\.tsx?$|/src/test/'

/**
 * Reads the imports of `packages/*` below a folder, and the violations of importRules.ts.
 * @param baseDir Absolute path of the repository; fixtures of tests have another.
 */
export async function readImports(
  baseDir: string = root.replace(/\/$/, ''),
): Promise<{ violations: Violation[]; graph: ImportGraph }> {
  const { output } = await cruise(
    packages.map((name) => `packages/${name}/src`),
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...importRules] },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: `${testFiles}|^packages/[^/]+/dist/` },
      tsPreCompilationDeps: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  )
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(importRules.map(({ name, comment }) => [name, comment]))
  return {
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to,
      text: `${from} imports ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}: ${comments.get(rule.name)}`,
    })),
    graph: new Map(
      modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
  }
}

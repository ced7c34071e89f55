import { readFileSync } from 'node:fs'
import { parseSync, type Comment, type Program } from 'oxc-parser'
import { listFiles } from '../lib/files.ts'
import { at, packages, type PackageName } from '../lib/paths.ts'

export type Import = {
  specifier: string
  /** Exported names of the other module; `*` for all, `default` for the default export. */
  names: readonly { name: string; isType: boolean }[]
  /** Type import, which the compiler removes. */
  isTypeOnly: boolean
  line: number
}

/** A source file, parsed for the checks. */
export type Source = {
  /** Path from the root, with forward slashes. */
  path: string
  code: string
  program: Program
  comments: readonly Comment[]
  imports: readonly Import[]
  lineOf: (offset: number) => number
}

export function parseSource(path: string, code: string): Source {
  const { program, module, errors, comments } = parseSync(path, code)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const lineOf = (offset: number): number => code.slice(0, offset).split('\n').length

  const typeOnly = new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration' && node.importKind === 'type')
      .map(({ start }) => start),
  )

  const imports: Import[] = module.staticImports.map((item) => ({
    specifier: item.moduleRequest.value,
    names: item.entries.map(({ importName, isType }) => ({
      name:
        importName.kind === 'NamespaceObject'
          ? '*'
          : importName.kind === 'Default'
            ? 'default'
            : (importName.name ?? ''),
      isType,
    })),
    isTypeOnly: typeOnly.has(item.start),
    line: lineOf(item.start),
  }))
  return { path, code, program, comments, imports, lineOf }
}

/** Tests, stories and their helpers: may import anything. */
export const isTestFile = (path: string): boolean =>
  /\.(test|test-d|stories|bench)\.tsx?$|\/src\/test\/|\/e2e\//.test(path)

/** The published package that a file belongs to. */
export const packageOf = (path: string): PackageName | undefined =>
  packages.find((name) => path.startsWith(`packages/${name}/src/`))

/** A file whose code is published: in a package, and not a test. */
export const isPublished = (path: string): boolean => packageOf(path) !== undefined && !isTestFile(path)

/** Every TypeScript file of the repository, and the problems of those that cannot be parsed. */
export function readSources(): { sources: Source[]; problems: string[] } {
  const sources: Source[] = []
  const problems: string[] = []
  for (const path of ['packages', 'apps', 'examples', 'scripts', 'bench'].flatMap((directory) =>
    listFiles(directory, /(?<!\.d)\.tsx?$/),
  ))
    try {
      sources.push(parseSource(path, readFileSync(at(path), 'utf8')))
    } catch (error) {
      problems.push(String((error as Error).message))
    }
  return { sources, problems }
}

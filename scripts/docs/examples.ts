export type Example = { path: string; line: number; language: 'ts' | 'tsx'; code: string }

/** The code of every `@example` in a file's doc comments. */
export function examplesOf(path: string, source: string): Example[] {
  return [...source.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g)].flatMap((comment) => {
    const text = comment[0].replaceAll(/^[ \t]*\* ?/gm, '')
    return [...text.matchAll(/@example[^\n]*\n```(tsx?)\n([\s\S]*?)```/g)].map((match) => ({
      path,
      line: (source.slice(0, comment.index) + text.slice(0, match.index)).split('\n').length,
      language: match[1] === 'tsx' ? ('tsx' as const) : ('ts' as const),
      code: match[2] ?? '',
    }))
  })
}

const IS_PROGRAM = /^(?:\/\/ .*\n)?(?:'use client'\n\n)?import /

/** Blocks of TypeScript of a page. */
const blocksOf = (path: string, page: string): Example[] =>
  Array.from(page.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm), (match) => ({
    path,
    line: page.slice(0, match.index).split('\n').length,
    language: match[1] === 'tsx' ? ('tsx' as const) : ('ts' as const),
    code: match[2] ?? '',
  }))

/**
 * Programs of a page: blocks that begin with imports, with or without the name of their file in a comment and
 * `'use client'` before them. Other blocks are fragments.
 */
export const programsOf = (path: string, page: string): Example[] =>
  blocksOf(path, page).filter(({ code }) => IS_PROGRAM.test(code))

/**
 * Fragments of a page as programs, which import each name that they use and do not declare. The imports are on the
 * first line, so that lines keep their numbers.
 */
export const fragmentsOf = (path: string, page: string, exported: ReadonlyMap<string, string>): Example[] =>
  blocksOf(path, page)
    .filter(({ code }) => !IS_PROGRAM.test(code))
    .map(({ code, ...block }) => {
      // A list of elements, with comments in braces.
      const body = code.startsWith('<') ? `<>${code}</>` : code
      return { ...block, code: importsOf(body, exported) + body }
    })

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? []

function importsOf(code: string, exported: ReadonlyMap<string, string>): string {
  const declared = Array.from(code.matchAll(/^(?:export )?(?:const|function) ([^=(]+)/gm), ([, names = '']) =>
    wordsOf(names),
  ).flat()
  return Array.from(new Set(wordsOf(code)))
    .filter((name) => exported.has(name) && !declared.includes(name))
    .map((name) => `import { ${name} } from '${exported.get(name)}'; `)
    .join('')
}

/** Name of the file of a block, in the comment of its first line. */
export const fileOf = (code: string): string | undefined => /^\/\/ ([\w./-]+\.tsx?)\b/.exec(code)?.[1]

/** Values that an entry exports, each with the file that it is exported from. */
export const exportsOf = (barrel: string): { name: string; specifier: string }[] =>
  [...barrel.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', specifier = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name))
      .map((name) => ({ name, specifier })),
  )

/** Functions and components in a page of docs/api, whose lines are `name: type`. */
export const functionsOf = (api: string): ReadonlySet<string> =>
  new Set([...api.matchAll(/^(\w+): (?:[(<]|(?:Part|Plain)\w*<|Icon$)/gm)].map(([, name = '']) => name))

/** Modules of the names that pages of docs/api list, by name; of a name in several, the first. */
export function modulesOf(pages: readonly (readonly [module: string, api: string])[]): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [module, api] of pages)
    for (const [, name = ''] of api.matchAll(/^(\w+): /gm)) if (!modules.has(name)) modules.set(name, module)
  return modules
}

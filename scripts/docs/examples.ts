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

/** Programs of a page: code blocks that begin with imports, `'use client'` before them or not. Others are fragments. */
export function programsOf(path: string, page: string): Example[] {
  return [...page.matchAll(/^```(tsx?)\n((?:'use client'\n\n)?import [\s\S]*?)^```/gm)].map((match) => ({
    path,
    line: page.slice(0, match.index).split('\n').length,
    language: match[1] === 'tsx' ? ('tsx' as const) : ('ts' as const),
    code: match[2] ?? '',
  }))
}

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

import { readFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'

/** Documents for contributors; the others also name files of the reader's app. */
const documents = [
  'CONTRIBUTING.md',
  ...['architecture', 'internals', 'testing', 'releases', 'add-a-wallet'].map((name) => `docs/${name}.md`),
]

/** A file name or a path, in which `*`, `…` and `<name>` stand for any characters: `views/*Routes.ts`, `use<X>.ts`. */
const path = /^[\w.*…<>-]+(?:\/[\w.*…<>-]+)*$/
const fileName = /\.(?:tsx?|json|mjs|md|yml|txt)$/

/** Written by commands, and not committed. */
const generated = ['CHANGELOG.md']

/** Files and folders in back quotes that do not exist, as `line text`. */
export function missingPaths(markdown: string, files: readonly string[]): string[] {
  const paths = files
    .flatMap((file) => file.split('/').map((_, index, all) => `/${all.slice(0, index + 1).join('/')}`))
    .join('\n')
  let isCode = false
  return markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode) return []
    return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
      if (!path.test(name) || !(fileName.test(name) || name.includes('/')) || generated.includes(name))
        return []
      const pattern = name.replaceAll('.', '\\.').replace(/\*|…|<\w+>/g, '[^/\\n]*')
      return new RegExp(`/${pattern}$`, 'm').test(paths) ? [] : [`${index + 1} there is no ${name}`]
    })
  })
}

export function findMissingPaths(): string[] {
  const files = listFiles('')
  return documents.flatMap((document) =>
    missingPaths(readFileSync(at(document), 'utf8'), files).map((problem) => `${document}:${problem}`),
  )
}

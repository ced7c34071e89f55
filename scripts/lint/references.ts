import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { idsOfChecklist } from '../spec/claims.ts'
import { commentsOf, titlesOf } from './prose.ts'
import type { Source } from './source.ts'

/** Sections, decisions, statements and files that a comment can cite. */
export type Citable = {
  /** `core` → sections of docs/spec/core.md. */
  sections: ReadonlyMap<string, ReadonlySet<string>>
  /** `R31`: rows of docs/spec/rulings.md. */
  rulings: ReadonlySet<string>
  /** `S1.3`: statements of docs/spec/checklist.md. */
  statements: ReadonlySet<string>
  fileExists: (path: string) => boolean
  /** Whether the path of a file of the repository ends with these folders and name. */
  isFileName: (path: string) => boolean
}

const number = '\\d+(?:\\.\\d+)*'
const cited = new RegExp(`docs/spec/([\\w-]+)\\.md((?:,? (?:and )?§${number})*)`, 'g')
/** Matches sections of standards, which are not checked. */
const standard = new RegExp(`\\b(?:RFC|EIP|ERC|CAIP|BIP|ENSIP|SLIP|SEP)[- ]?\\d+,? §${number}`, 'g')
const dead = /\b(?:core|api|views|frame|contract|specification),? §|\brulings?\b(?!\.md)|\bseed\.md\b/i
const repositoryPath =
  /(?<![\w/@.-])(?:docs|scripts|packages|apps|bench|examples)\/[\w./-]*\.(?:md|tsx?|json|mjs)\b/g

/** File that a comment names, with its last folders: `flows/siwx/reducer.ts`; a document also without back quotes. */
const named = /`((?:[\w-]+\/)*[\w-]+\.tsx?)`|(?<![\w/.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g

const sectionsOf = (text: string): string[] =>
  [...text.matchAll(new RegExp(`§(${number})`, 'g'))].map(([, id = '']) => id)

/**
 * References of a text that do not exist.
 * @param own Sections of the document that contains the text, which it may cite by number alone.
 */
export function deadReferences(text: string, citable: Citable, own?: ReadonlySet<string>): string[] {
  const line = text.replace(/\s+/g, ' ')
  const problems: string[] = []
  for (const [, name = '', list = ''] of line.matchAll(cited))
    for (const section of sectionsOf(list))
      if (!citable.sections.get(name)?.has(section)) problems.push(`docs/spec/${name}.md has no §${section}`)
  for (const section of sectionsOf(line.replace(cited, '').replace(standard, '')))
    if (!own) problems.push(`§${section} without a document: write docs/spec/….md §${section}`)
    else if (!own.has(section)) problems.push(`this document has no §${section}`)
  for (const [id] of line.matchAll(/\bR\d{1,2}\b/g))
    if (!citable.rulings.has(id)) problems.push(`docs/spec/rulings.md has no ${id}`)
  for (const [id] of line.matchAll(/\bS\d+\.\d+\b/g))
    if (!citable.statements.has(id)) problems.push(`docs/spec/checklist.md has no ${id}`)
  for (const [path] of line.matchAll(repositoryPath))
    if (!path.includes('..') && !citable.fileExists(path)) problems.push(`there is no ${path}`)
  // Documents name files of the reader's app.
  if (!own)
    for (const [, file = '', document = file] of line.matchAll(named))
      if (!citable.isFileName(document)) problems.push(`there is no ${document}`)
  const old = own ? undefined : dead.exec(line)?.[0]
  if (old) problems.push(`“${old}” names no document of the repository`)
  return problems
}

/** Section numbers of a document: `## 9. Title`, `### 4.1.6 Title`. */
export const sectionsIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(new RegExp(`^#+ (${number})`, 'gm'))].map(([, id = '']) => id))

function readCitable(): Citable {
  const read = (name: string): string => readFileSync(at(`docs/spec/${name}.md`), 'utf8')
  const names = listFiles('docs/spec', /\.md$/).map((path) => path.slice('docs/spec/'.length, -'.md'.length))
  const files = listFiles('', /\.(?:tsx?|md)$/)
  return {
    sections: new Map(names.map((name) => [name, sectionsIn(read(name))])),
    rulings: new Set([...read('rulings').matchAll(/^\| (R\d+) /gm)].map(([, id = '']) => id)),
    statements: new Set(idsOfChecklist(read('checklist'))),
    fileExists: (path) => existsSync(at(path)),
    isFileName: (path) => files.some((file) => `/${file}`.endsWith(`/${path}`)),
  }
}

/** References of comments, test titles and docs to missing targets, as `path:line text`. */
export function findDeadReferences(sources: readonly Source[]): string[] {
  const citable = readCitable()
  return [
    ...sources.flatMap((source) =>
      [...commentsOf(source), ...titlesOf(source)].flatMap(({ line, text }) =>
        deadReferences(text, citable).map((problem) => `${source.path}:${line} ${problem}`),
      ),
    ),
    ...listFiles('docs', /\.md$/).flatMap((path) => {
      const markdown = readFileSync(at(path), 'utf8')
      return markdown
        .split('\n')
        .flatMap((text, index) =>
          deadReferences(text, citable, sectionsIn(markdown)).map(
            (problem) => `${path}:${index + 1} ${problem}`,
          ),
        )
    }),
  ]
}

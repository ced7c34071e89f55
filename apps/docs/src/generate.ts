import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { tokens } from '../../../packages/ui-radix/src/theme/tokens.ts'
import { listFiles } from '../../../scripts/lib/files.ts'
import { at } from '../../../scripts/lib/paths.ts'
import { isTestFile } from '../../../scripts/lint/source.ts'
import { toLlms, toLlmsFull } from './llms.ts'
import { documentPages, groups } from './pages.ts'
import { type ReferencePage, referencePages } from './referencePages.ts'
import { type DocComment, docCommentsOf, membersOf } from './sources.ts'
import { toPage, withExamples } from './toPage.ts'
import { codeCell, toMarkdown, toReference, toTable } from './toReference.ts'

const CONTENT = 'apps/docs/build/content'
const read = (path: string): string => readFileSync(at(path), 'utf8')

/** Writes the Markdown of the site and its `llms.txt`: documents, and a reference made of types and comments. */
export function generate({ isUpdate = false }: { isUpdate?: boolean } = {}): void {
  // An update leaves the files that a development server watches.
  if (!isUpdate) rmSync(at(CONTENT), { recursive: true, force: true })
  const pages = new Map<string, string>([
    ...documentPages.map((page) => [page.path, toPage(page, read(page.source))] as const),
    ...referencePages.map((page) => [page.path, referenceText(page)] as const),
  ])
  write('index.md', read('apps/docs/index.md'))
  for (const [path, text] of pages) {
    const page = documentPages.find((each) => each.path === path)
    write(`${path}.md`, page ? withExamples(page, text) : text)
    // The Markdown beside the page, as llms.txt links it.
    write(`public/${path}.md`, text)
  }
  cpSync(at('docs/pictures'), at(`${CONTENT}/public/pictures`), { recursive: true })
  write('public/llms.txt', toLlms(groups, referencePages))
  write('public/llms-full.txt', toLlmsFull(pages))
}

function write(path: string, text: string): void {
  const target = at(`${CONTENT}/${path}`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

const sourcesOf = (folder: string): string[] =>
  listFiles(`packages/${folder}/src`, /\.tsx?$/).filter((path) => !isTestFile(path))

function referenceText(page: ReferencePage): string {
  const { report, path } = page
  if (report === undefined) return tables[path]?.() ?? ''
  const [name = ''] = report.split('.')
  return toReference(page, read(`docs/api/${report}.txt`), commentsOf(name))
}

const commentsOf = (name: string): ReadonlyMap<string, DocComment> =>
  new Map(sourcesOf(name).flatMap((path) => [...docCommentsOf(read(path))]))

const memberTable = (title: string, intro: string, path: string, name: string): string =>
  toTable(
    title,
    intro,
    ['Name', 'Data', 'Description'],
    membersOf(read(path), name).map((member) => [
      codeCell(member.name),
      codeCell(member.type === 'undefined' || member.type === 'object' ? '' : member.type),
      toMarkdown(member.comment),
    ]),
  )

const tables: Readonly<Record<string, () => string>> = {
  'reference/routes': () =>
    memberTable(
      'Routes',
      'Views of the modal, and the data of each. `useModalRouter()` navigates, `views` of `FoyerModal` replaces one. An app adds routes by declaration merging of `Routes`.',
      'packages/headless/src/modal/types.ts',
      'Routes',
    ),
  'reference/slots': () =>
    memberTable(
      'Slots',
      'Positions in the views that `slots` of `FoyerModal` fills. A component gets the data, and the default content as `children`.',
      'packages/ui-radix/src/modal/ShellContext.ts',
      'Slots',
    ),
  'reference/tokens': () =>
    toTable(
      'Theme tokens',
      'CSS variables: `bg` is `--foyer-bg` on the elements with `data-foyer`. A cell is empty where the first value stays.',
      ['Name', 'Value', 'Dark theme', 'Reduced motion'],
      Object.entries({ ...tokens.light, ...tokens.shape, ...tokens.text, ...tokens.motion }).map(
        ([name, value]) => [
          codeCell(name),
          codeCell(value),
          codeCell(tokens.dark[name] ?? ''),
          codeCell(tokens.reduced[name] ?? ''),
        ],
      ),
    ),
}

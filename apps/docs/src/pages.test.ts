import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../../../scripts/lib/paths.ts'
import { toLlms } from './llms.ts'
import { groups } from './pages.ts'
import { referencePages } from './referencePages.ts'
import { withExamples } from './toPage.ts'

test('every entry of a package has a page in the reference', () => {
  const reports = readdirSync(at('docs/api')).filter((file) => file.endsWith('.txt'))
  const shown = new Set(referencePages.map(({ report }) => `${report}.txt`))
  expect(reports.filter((report) => !shown.has(report))).toEqual([])
})

test('every guide is on the site', () => {
  const guides = readdirSync(at('docs')).filter((file) => file.endsWith('.md'))
  const sources = new Set(groups.flatMap(({ pages }) => pages.map(({ source }) => source)))
  expect(guides.filter((file) => !sources.has(`docs/${file}`))).toEqual([])
})

test('llms.txt links the Markdown of each page, with a line about it', () => {
  const text = toLlms(groups, referencePages)
  expect(text).toContain('- [Contracts](/contracts.md): read, write')
  expect(text).toContain('- [Hooks](/reference/hooks.md): exports of `@foyer/headless`')
})

const page = {
  path: 'a',
  title: 'A',
  source: 'docs/a.md',
  about: 'a',
  examples: { One: 'modal', Two: 'theme' },
} as const

test('live examples are at the end of their sections', () => {
  const text = withExamples(page, '# A\n\n## One\n\nfirst\n\n## Two\n\nsecond\n')
  expect(text).toMatch(
    /first\n\n<iframe [^>]*example=modal[^>]*><\/iframe>\n\n## Two\n\nsecond\n\n<iframe [^>]*example=theme/,
  )
})

test('an example for a missing section fails the build', () => {
  expect(() => withExamples(page, '# A\n\n## One\n')).toThrow('"Two"')
})

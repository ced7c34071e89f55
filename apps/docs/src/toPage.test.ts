import { expect, test } from 'vitest'
import { REPOSITORY, sectionOf, toAnchor, toPage } from './toPage.ts'

const page = { path: 'hooks', title: 'Hooks', source: 'docs/hooks.md', about: '' }

test.each([
  ['[a](sign-in.md)', '[a](sign-in.md)'],
  ['[a](customize.md#buttons)', '[a](customize.md#buttons)'],
  ['[a](../README.md)', `[a](${REPOSITORY}/README.md)`],
  ['[a](../packages/chains/src/adapter.ts)', `[a](${REPOSITORY}/packages/chains/src/adapter.ts)`],
  ['[a](https://eips.ethereum.org/EIPS/eip-1193)', '[a](https://eips.ethereum.org/EIPS/eip-1193)'],
  ['[a](#mutations)', '[a](#mutations)'],
  ['`theme={{ mode }}`', '<code v-pre>theme={{ mode }}</code>'],
])('%s becomes %s', (text, expected) => {
  expect(toPage(page, text)).toBe(expected)
})

test.each([
  ['Views and slots', 'views-and-slots'],
  ['`ORIGIN_NOT_ALLOWED`', 'origin_not_allowed'],
  ['Server-side rendering (SSR)', 'server-side-rendering-ssr'],
])('anchor of %s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})

test('a page of a section has its title, and links from its own folder', () => {
  const document =
    '# All\n\n## One\n\n### Before\n\n[c](customize.md) [d](#two) [e](#before)\n\n## Two\n\ntext'
  expect(sectionOf(document, 'One')).toContain('# From One\n\n## Before')
  const text = toPage(
    { path: 'moving/one', title: 'One', source: 'docs/moving.md', section: 'One', about: '' },
    document,
  )
  expect(text).toContain('[c](../customize.md)')
  expect(text).toContain('[d](../moving.md#two) [e](#before)')
  expect(text).not.toContain('text')
})

test('code of another kit is highlighted', () => {
  expect(toPage(page, 'Before:\n\n```text\nimport a\n```')).toContain('```tsx\nimport a')
  expect(toPage(page, 'Output:\n\n```text\nwc:1\n```')).toContain('```text\nwc:1')
})

import { expect, test } from 'vitest'
import { deadReferences, sectionsIn, type Citable } from './references.ts'

const citable: Citable = {
  sections: new Map([
    ['core', new Set(['1', '1.3', '4.1.6'])],
    ['checklist', new Set(['9'])],
  ]),
  rulings: new Set(['R3', 'R31']),
  statements: new Set(['S1.3']),
  fileExists: (path) => ['docs/alerts.md', 'docs/spec/core.md', 'docs/spec/checklist.md'].includes(path),
  isFileName: (path) =>
    [
      'packages/headless/src/wallet/reducer.ts',
      '/docs/alerts.md',
      '/docs/spec/core.md',
      '/docs/spec/checklist.md',
      '/docs/spec/rulings.md',
    ].some((file) => file.endsWith(`/${path}`)),
}

test.each([
  ['a section that does not exist', 'Closing (docs/spec/core.md §1.4).'],
  ['the second section of a list', 'Closing (docs/spec/core.md §1.3, §1.5).'],
  ['a document that does not exist', 'Closing (docs/spec/frame.md §1.3).'],
  ['a section without a document', 'Closing (core §1.3).'],
  ['a section alone', 'Closing, see §1.3.'],
  ['a decision that does not exist', 'Two parts (R99).'],
  ['a statement that does not exist', 'Closes [S1.99].'],
  ['a file that does not exist', 'Listed in docs/absent.md.'],
  ['a file name that does not exist', 'Only for `dispatch.ts`.'],
  ['a file of another folder', 'Only for `siwx/reducer.ts`.'],
  ['a document of no folder', 'Closing (frame.md 1.3).'],
  ['the old name of the decisions', 'Two parts (rulings R31).'],
  ['the old name of the checklist', 'Every statement of seed.md.'],
])('reports %s', (_, text) => {
  expect(deadReferences(text, citable).length).toBeGreaterThan(0)
})

test.each([
  'Closing (docs/spec/core.md §1.3, §4.1.6 and §1, R3 and R31).',
  'Closing (docs/spec/core.md\n§1.3).',
  'Limits of docs/spec/checklist.md §9, in docs/alerts.md [S1.3].',
  'Only for `wallet/reducer.ts`, and for `reducer.ts`.',
  'Canonical JSON (RFC 8785 §3.2), packages of ERC-20 tokens.',
])('allows “%s”', (text) => {
  expect(deadReferences(text, citable)).toEqual([])
})

test('a document may cite its own sections without its name', () => {
  expect(deadReferences('Disabled: §1.3.', citable, new Set(['1.3']))).toEqual([])
  expect(deadReferences('Disabled: §1.4.', citable, new Set(['1.3']))).toHaveLength(1)
})

test('a document may name files of the reader’s app', () => {
  expect(deadReferences('In `config.ts` of your app.', citable, new Set())).toEqual([])
})

test('reads the numbers of headings', () => {
  expect([...sectionsIn('# Title\n## 9. Limits\n### 4.1.6 View\ntext 3.1')]).toEqual(['9', '4.1.6'])
})

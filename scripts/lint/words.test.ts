import { expect, test } from 'vitest'
import { commentsOf, titlesOf } from './prose.ts'
import { problemsOf } from './sample.ts'
import { parseSource } from './source.ts'
import { wordsCheck } from './words.ts'

const at = 'packages/chains/src/a.test.ts'
const find = (code: string): string[] => problemsOf(wordsCheck, { [at]: code })

test.each([
  '/** What whoever shows it says. */',
  '// Whose address it is.',
  '/**\n * Where the wallets are stored.\n */',
  '// The value of somebody.',
  '// Read on every visit.',
  `test('nobody is asked', () => {})`,
  `test.each(rows)('that fails is a failure', () => {})`,
  `describe('of a wallet that is not connected', () => {})`,
  'test(`what ${a} does`, () => {})',
  `test('the fee is what the transaction costs', () => {})`,
  '// Other wallets hear of it.',
  '// The request goes on. Returns the undo.',
])('reports %s', (code) => {
  expect(find(code).length).toBeGreaterThan(0)
})

test.each([
  '/** Statement shown by the wallet; must equal the requested one. */',
  '// The wallet of the visitor says where it is.',
  `test('a failed load rejects, and a second call retries', () => {})`,
  '// Calls `visit` for every node.',
  `const what = 'nobody'`,
  `load('what is loaded')`,
])('allows %s', (code) => {
  expect(find(code)).toEqual([])
})

test('names the line, the kind and the word', () => {
  expect(find('\n// Whose address it is.')).toEqual([
    `${at}:2 comment “Whose address it is.”: “Whose”, begin with the name of the thing or with a verb`,
  ])
})

test('reads `//` lines that follow each other as one comment', () => {
  const source = parseSource(at, '// The account\n// whose keys are here.\n\n// Another\nconst a = 1 // End')
  expect(commentsOf(source).map(({ line, text }) => [line, text])).toEqual([
    [1, 'The account\nwhose keys are here.'],
    [4, 'Another'],
    [5, 'End'],
  ])
})

test('reads the titles of tests, groups and tables', () => {
  const source = parseSource(
    at,
    `describe('a', () => { test('b', f); it.skip('c', f); test.each([['x']])('d', f) })`,
  )
  expect(titlesOf(source).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
})

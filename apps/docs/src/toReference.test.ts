import { expect, test } from 'vitest'
import { breakType, codeCell, toMarkdown, toReference, toTable } from './toReference.ts'

const comments = new Map([
  ['useAccount', { text: 'Current account.', examples: [{ title: '', code: 'useAccount()' }] }],
])
const report =
  'createConfig: () => Config\nuseAccount: () => Account\ntype Config = object\ntype UseThing = string\n'

test('a page has the names of its pattern, with comment, type and example', () => {
  const text = toReference(
    { path: 'reference/hooks', title: 'Hooks', specifier: '@foyer/headless', names: /^use/ },
    report,
    comments,
  )
  expect(text).toContain('## useAccount\n\nCurrent account.\n\n```ts\nuseAccount: () => Account\n```')
  expect(text).toContain('```tsx\nuseAccount()\n```')
  expect(text).not.toContain('createConfig')
})

test('a value is followed by its own parameters, not by a type of many values', () => {
  const lines = [
    'useA: (parameters: UseAParameters & SharedParameters) => void',
    ...['B', 'C', 'D', 'E', 'F'].map((name) => `use${name}: (parameters: SharedParameters) => void`),
    'type UseAParameters = { a: InnerOptions }',
    'type InnerOptions = { b: string }',
    'type SharedParameters = object',
  ]
  const page = { path: 'reference/hooks', title: 'Hooks', names: /^use/ }
  const [text = ''] = toReference(page, lines.join('\n'), comments).split('## Types')
  const [, a = '', b = ''] = text.split(/## use\w/)
  expect(a).toContain('type UseAParameters = { a: InnerOptions }\n\ntype InnerOptions = { b: string }\n```')
  expect(a).not.toContain('type SharedParameters')
  expect(b).not.toContain('type ')
})

test('a page without examples has the text about the use of its names', () => {
  const page = { path: 'reference/views', title: 'Views', specifier: '@foyer/ui-radix/views/*' }
  expect(toReference({ ...page, use: 'See [views](/customize).' }, report, comments)).toContain(
    'of the sources. See [views](/customize).\n',
  )
})

test('types are in a section at the end of a page', () => {
  const text = toReference({ path: 'reference/all', title: 'All' }, report, comments)
  expect(text).toMatch(/## Types\n\n```text\ntype Config = object\ntype UseThing = string\n```/)
})

test('a table has a row for each entry', () => {
  expect(toTable('Tokens', 'All.', ['Name', 'Value'], [['a', codeCell('x | y')]])).toBe(
    '# Tokens\n\nAll.\n\n| Name | Value |\n| --- | --- |\n| a | <code v-pre>x &#124; y</code> |\n',
  )
})

test.each([
  ['{@link useAccount} reads', '`useAccount` reads'],
  ['a Map<string> is', 'a Map&lt;string> is'],
])('%s becomes %s', (text, expected) => {
  expect(toMarkdown(text)).toBe(expected)
})

test('a long type has a line for each member', () => {
  const member = `readonly ${'a'.repeat(50)}: string`
  expect(breakType(`type A = { ${member}; ${member}; }`).split('\n')).toHaveLength(3)
  expect(breakType('type A = { a: 1; b: 2 }')).not.toContain('\n')
})

import { describe, expect, test } from 'vitest'
import { examplesOf, exportsOf, fileOf, fragmentsOf, functionsOf, modulesOf, programsOf } from './examples.ts'

const source = `const a = 1
/**
 * Says hello.
 *
 * @example
 * \`\`\`tsx
 * import { hello } from 'hello'
 * hello()
 * \`\`\`
 */
export const hello = () => a
/* not a doc comment
 * @example
 * \`\`\`ts
 * no()
 * \`\`\`
 */`

test('finds the examples of doc comments, with their positions', () => {
  expect(examplesOf('hello.ts', source)).toEqual([
    { path: 'hello.ts', line: 5, language: 'tsx', code: "import { hello } from 'hello'\nhello()\n" },
  ])
})

test('finds the programs of a page, and leaves out fragments', () => {
  const page = 'Hello\n\n```tsx\nimport { a } from "a"\n<a.b />\n```\n\n```ts\nconst piece = 1\n```\n'
  expect(programsOf('docs/hello.md', page)).toEqual([
    { path: 'docs/hello.md', line: 3, language: 'tsx', code: 'import { a } from "a"\n<a.b />\n' },
  ])
})

test('finds the programs of client components', () => {
  const code = "'use client'\n\nimport { a } from 'a'\n"
  expect(programsOf('docs/hello.md', `\`\`\`tsx\n${code}\`\`\`\n`).map((program) => program.code)).toEqual([
    code,
  ])
})

test('finds the programs that name their file', () => {
  const code = "// app/root.tsx, beside the layout\n'use client'\n\nimport { a } from 'a'\n"
  expect(programsOf('docs/hello.md', `\`\`\`tsx\n${code}\`\`\`\n`).map((program) => program.code)).toEqual([
    code,
  ])
  expect(fileOf(code)).toBe('app/root.tsx')
  expect(fileOf('// in an event handler\nrun()')).toBeUndefined()
})

describe('fragments', () => {
  const exported = new Map([
    ['useA', 'a'],
    ['run', 'b'],
    ['Box', 'c'],
  ])
  const completed = (code: string): readonly string[] =>
    fragmentsOf('docs/hello.md', `\`\`\`tsx\n${code}\n\`\`\`\n`, exported).map((fragment) => fragment.code)

  test('import the exported names that they use, on their first line', () => {
    expect(completed('const { b } = useA()\nb()')).toEqual([
      "import { useA } from 'a'; const { b } = useA()\nb()\n",
    ])
  })

  test('do not import the names that they declare', () => {
    expect(completed('const { run } = useA()\nrun()')).toEqual([
      "import { useA } from 'a'; const { run } = useA()\nrun()\n",
    ])
    expect(completed('export function Box() {}')).toEqual(['export function Box() {}\n'])
  })

  test('may be a list of elements', () => {
    expect(completed('<Box />  {/* a box */}\n<Box />')).toEqual([
      "import { Box } from 'c'; <><Box />  {/* a box */}\n<Box />\n</>",
    ])
  })

  test('are not programs', () => {
    expect(completed("import { a } from 'a'")).toEqual([])
  })
})

test('finds the module of an exported name, the first of several', () => {
  const modules = modulesOf([
    ['a', 'load: () => void\ntype Loaded = 1'],
    ['b', 'load: () => void\nrun: () => void'],
  ])
  expect([...modules]).toEqual([
    ['load', 'a'],
    ['run', 'b'],
  ])
})

test('finds the values that an entry exports, with their files', () => {
  const barrel = `export { useA, type A } from './a.ts'\nexport { decide } from './rules.ts'\nexport type { useB } from './b.ts'`
  expect(exportsOf(barrel)).toEqual([
    { name: 'useA', specifier: './a.ts' },
    { name: 'decide', specifier: './rules.ts' },
  ])
})

test('finds functions and components by their type', () => {
  const api = `load: () => void\nBadge: PlainPart<'span'>\nQr: PartComponent<QrProps, HTMLDivElement>\nBackIcon: Icon\npick: <key>(key: key) => key\nmainnet: CaipNetwork<'eip155:1'>\nlist: readonly string[]`
  expect([...functionsOf(api)]).toEqual(['load', 'Badge', 'Qr', 'BackIcon', 'pick'])
})

import { expect, test } from 'vitest'
import { cyclesCheck } from './cycles.ts'
import { complaintsOf } from './sample.ts'

const a = 'packages/chains/src/a.ts'
const b = 'packages/chains/src/b.ts'
const c = 'packages/chains/src/c.ts'

test.each([
  ['two files', { [a]: 'import { b } from "./b.ts"', [b]: 'import { a } from "./a.ts"' }],
  ['a file and itself', { [a]: 'import { a } from "./a.ts"' }],
  [
    'three files, one by re-export',
    { [a]: 'import { b } from "./b.ts"', [b]: 'export { c } from "./c.ts"', [c]: 'import "./a.ts"' },
  ],
  // Under verbatimModuleSyntax the import itself stays.
  ['an inline type', { [a]: 'import { type B } from "./b.ts"', [b]: 'import { a } from "./a.ts"' }],
])('finds a cycle of %s', (_, files) => {
  const complaints = complaintsOf(cyclesCheck, files as unknown as Record<string, string>)
  expect(complaints).toHaveLength(1)
  for (const path of Object.keys(files)) expect(complaints[0]).toContain(path)
})

test.each([
  ['types', { [a]: 'import type { B } from "./b.ts"', [b]: 'import { a } from "./a.ts"' }],
  ['type re-exports', { [a]: 'export type { B } from "./b.ts"', [b]: 'import { a } from "./a.ts"' }],
  ['later imports', { [a]: 'export const b = () => import("./b.ts")', [b]: 'import { a } from "./a.ts"' }],
  ['a diamond', { [a]: 'import "./b.ts"\nimport "./c.ts"', [b]: 'import "./c.ts"', [c]: '' }],
])('allows %s', (_, files) => {
  expect(complaintsOf(cyclesCheck, files as unknown as Record<string, string>)).toEqual([])
})

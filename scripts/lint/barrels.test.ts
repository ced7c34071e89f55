import { expect, test } from 'vitest'
import { barrelsCheck } from './barrels.ts'
import { complaintsOf } from './sample.ts'

test.each(['export * from "./b.ts"', 'export { b } from "./b.ts"', 'export type { B } from "./b.ts"'])(
  'complains of `%s` outside src/exports',
  (code) => {
    expect(complaintsOf(barrelsCheck, { 'packages/chains/src/a.ts': code })).toHaveLength(1)
    expect(complaintsOf(barrelsCheck, { 'packages/chains/src/exports/a.ts': code })).toEqual([])
  },
)

test('allows exporting what is made here', () => {
  const code = 'const a = 1\nexport { a }\nexport type B = number'
  expect(complaintsOf(barrelsCheck, { 'packages/chains/src/a.ts': code })).toEqual([])
})

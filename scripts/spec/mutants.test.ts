import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { applyMutant, mutantsOf } from './mutants.ts'

const code = `export function decide({ a, b }: Facts) {
  if (a && !b) return 'one'
  return b ? 'two' : 'three'
}`

test('inverts every branch, and each mutant can still be parsed', () => {
  const mutants = mutantsOf('rules.ts', code).map((mutant) => applyMutant(code, mutant))
  expect(mutants).toHaveLength(5)
  expect(mutants.some((text) => text.includes('if (!(a && !b))'))).toBe(true)
  expect(mutants.some((text) => text.includes('(a) || (!b)'))).toBe(true)
  expect(mutants.some((text) => text.includes("return !(b) ? 'two'"))).toBe(true)
  expect(mutants.some((text) => text.includes("return b ? 'two' : 'three'\n  return"))).toBe(true)
  for (const text of mutants) expect(parseSync('rules.ts', text).errors).toEqual([])
})

test('offsets are right after characters of several bytes', () => {
  const [mutant] = mutantsOf('rules.ts', `// “héllo” 🎉\nexport const a = (b: boolean) => (b ? 1 : 2)`)
  expect(mutant).toMatchObject({ line: 2, lie: 'not: b' })
})

test('is empty for a file without branches', () => {
  expect(mutantsOf('rules.ts', 'export const a = (b: number) => b + 1')).toEqual([])
})

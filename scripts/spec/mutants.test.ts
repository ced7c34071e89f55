import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { applyMutant, drawMutants, mutantsOf } from './mutants.ts'

const mutantTexts = (code: string): string[] =>
  mutantsOf('rules.ts', code).map((mutant) => applyMutant(code, mutant))

test.each([
  ['a negated condition', 'if (a) b()', 'if (!(a)) b()'],
  ['no guard', 'function f() { if (a) return; b() }', 'function f() { ; b() }'],
  ['the other operator', 'const c = a && b', 'const c = ((a) || (b))'],
  ['the other operator', 'const c = a < b', 'const c = a <= b'],
  ['the other operator', 'const c = a === b', 'const c = a !== b'],
  ['no default', 'const c = a ?? b', 'const c = (a)'],
  ['no call', 'async () => { a(); await b() }', 'async () => { ; await b() }'],
  ['no await', 'async () => { await b() }', 'async () => { b() }'],
  ['a missing property', 'const c = { a, ...b }', 'const c = { ...b }'],
  ['a missing property', 'const c = { a, ...b }', 'const c = { a,  }'],
  ['another return', "() => { if (a) return 1; return 'b' }", "() => { if (a) return 'b'; return 'b' }"],
  ['the other method', 'a.some(b)', 'a.every(b)'],
  ['no refinement', 'a.toLowerCase() === b', 'a === b'],
  ['the other boolean', 'const a = true', 'const a = false'],
  ['the next number', 'const a = 2n', 'const a = (2n + 1n)'],
  ['a doubled limit', 'const a = 1_000', 'const a = (1_000 * 2)'],
  ['no wire name', "const a = 'eth_sign'", "const a = ''"],
  ['no start of a pattern', 'const a = /^b$/u', 'const a = /b$/u'],
  ['no end of a pattern', 'const a = /^b$/u', 'const a = /^b/u'],
])('has %s in place of `%s`', (_, code, text) => {
  expect(mutantTexts(code)).toContain(text)
})

test('nearly all mutants of a file can be parsed', () => {
  const code = `export function decide({ a, b }: Facts) {
  if (a && !b) return 'one'
  return b ? 'two' : 'three'
}`
  const mutants = mutantTexts(code)
  expect(mutants.length).toBeGreaterThan(4)
  for (const text of mutants) expect(parseSync('rules.ts', text).errors).toEqual([])
})

test('offsets are right after characters of several bytes', () => {
  const [mutant] = mutantsOf('rules.ts', `// “héllo” 🎉\nexport const a = (b: boolean) => (b ? 1 : 2)`)
  expect(mutant).toMatchObject({ line: 2, lie: 'not: b' })
})

test.each([
  ['a `while`', 'while (a < b) { if (c) a += 1 }'],
  ['a `for` without a step', 'for (; a < b; ) { a += 1 }'],
  ['the head of a `for`', 'for (let a = 0; a < b; a += 1) {}'],
])('%s has none, with which it might not end', (_, code) => {
  expect(mutantsOf('rules.ts', code)).toEqual([])
})

test('the body of a `for` has some', () => {
  expect(mutantTexts('for (let a = 0; a < b; a += 1) c()')).toContain('for (let a = 0; a < b; a += 1) ;')
})

test('is empty for a file that decides nothing, and for types', () => {
  expect(mutantsOf('types.ts', "export type A = { a: 1 | 'eth_sign' }\nexport const b = c")).toEqual([])
})

test('a sample is spread over the file, and another seed draws another one', () => {
  const mutants = Array.from({ length: 100 }, (_, start) => ({
    start,
    end: start,
    text: '',
    line: 1,
    lie: '',
  }))
  const drawn = drawMutants(mutants, 4, 0).map(({ start }) => start)
  expect(drawn.map((start) => Math.floor(start / 25))).toEqual([0, 1, 2, 3])
  expect(drawMutants(mutants, 4, 0).map(({ start }) => start)).toEqual(drawn)
  expect(drawMutants(mutants, 4, 1).map(({ start }) => start)).not.toEqual(drawn)
  expect(drawMutants(mutants, 200, 0)).toHaveLength(100)
})

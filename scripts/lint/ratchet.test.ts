import { expect, test } from 'vitest'
import { aboveLimits, areaOf, lowered } from './ratchet.ts'

const a = 'packages/chains/src/a.ts:1 breaks it'
const b = 'packages/chains/src/b.ts:1 breaks it'
const script = 'scripts/build.ts:1 breaks it'

test.each([
  ['packages/ui-radix/src/a.ts', 'ui-radix'],
  ['apps/playground/src/a.ts', 'apps'],
  ['scripts/a.ts:4 text', 'scripts'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

test('reports nothing up to the limit of each area', () => {
  expect(aboveLimits('words', [a, b], { words: { chains: 2 } })).toEqual([])
})

test('reports every violation of an area above its limit, and none of other areas', () => {
  expect(aboveLimits('words', [a, b, script], { words: { chains: 1, scripts: 1 } })).toEqual([
    'chains: 2, at most 1',
    `  ${a}`,
    `  ${b}`,
  ])
})

test('an area or rule without a limit may have no violation', () => {
  expect(aboveLimits('words', [script], { words: { chains: 1 } })).toHaveLength(2)
  expect(aboveLimits('cycles', [a], { words: { chains: 1 } })).toHaveLength(2)
})

test('lowers limits to the counts, drops areas at 0, and never raises a limit', () => {
  const limits = { words: { chains: 5, scripts: 3, headless: 0 }, cycles: { chains: 1 } }
  expect(lowered('words', [a, b], limits)).toEqual({ words: { chains: 2 }, cycles: { chains: 1 } })
  expect(lowered('cycles', [a, b], limits).cycles).toEqual({ chains: 1 })
  expect(lowered('cycles', [], limits)).toEqual({ words: limits.words })
})

import { expect, test } from 'vitest'
import { moduleStateCheck } from './moduleState.ts'
import { problemsOf } from './sample.ts'

test.each([
  'let count = 0',
  'export let count = 0',
  'var count = 0',
  'const seen = new Map()',
  'export const seen: Map<string, number> = new Map()',
  'const seen = new Set([1])',
  'const caches = { seen: new Map() }',
  'const names: ReadonlySet<string> = new Set(); const seen = new Map()',
])('complains of `%s`', (code) => {
  expect(problemsOf(moduleStateCheck, { 'packages/chains/src/a.ts': code })).toHaveLength(1)
})

test.each([
  'const names: ReadonlySet<string> = new Set(["a"])',
  'export const byId: ReadonlyMap<string, number> = new Map()',
  'export function a() { let n = 0; const m = new Map(); return [n, m] }',
  'export const make = () => new Map()',
  'const make = { of: () => new Set() }',
  'declare let global: string',
])('allows `%s`', (code) => {
  expect(problemsOf(moduleStateCheck, { 'packages/chains/src/a.ts': code })).toEqual([])
})

test('leaves tests alone', () => {
  expect(problemsOf(moduleStateCheck, { 'packages/chains/src/a.test.ts': 'let n = 0' })).toEqual([])
})

import { expect, test } from 'vitest'
import { errorsCheck } from './errors.ts'
import { problemsOf } from './sample.ts'

const at = 'packages/chains/src/a.ts'

test.each([
  'export function a() { throw new Error("no") }',
  'export const a = () => Promise.reject(new TypeError("no"))',
  'export function a() { throw Error("no") }',
  'export function a() { throw "no" }',
  'export function a(b: string) { throw `no ${b}` }',
])('complains of `%s`', (code) => {
  expect(problemsOf(errorsCheck, { [at]: code })).toHaveLength(1)
})

test.each([
  'export function a() { throw createError("NO") }',
  'export class FoyerError extends Error {}',
  'export function a(e: unknown) { if (e instanceof Error) throw e }',
])('allows `%s`', (code) => {
  expect(problemsOf(errorsCheck, { [at]: code })).toEqual([])
})

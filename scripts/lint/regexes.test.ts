import { expect, test } from 'vitest'
import { regexesCheck } from './regexes.ts'
import { problemsOf } from './sample.ts'

test.each([
  ['spaces before the end', String.raw`/\s+$/`],
  ['email addresses', String.raw`/[\w.+-]+@[a-z]+/g`],
  ['nested repetition', '/^(a+)+$/'],
  ['neighbours with common characters', String.raw`/^\d*\w*!$/`],
])('complains of %s: %s', (_, regex) => {
  expect(problemsOf(regexesCheck, { 'packages/chains/src/a.ts': `export const a = ${regex}` })).toHaveLength(
    1,
  )
})

test.each([String.raw`/(?<!\s)\s+$/`, String.raw`/^0x[\da-f]+$/i`, String.raw`/^\S+@\S/`])(
  'allows %s',
  (regex) => {
    expect(problemsOf(regexesCheck, { 'packages/chains/src/a.ts': `export const a = ${regex}` })).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { trimEnd } from './trimEnd.ts'

test.each([
  ['https://a.example//', '/', 'https://a.example'],
  ['//a', '/', '//a'],
  ['///', '/', ''],
  ['', '/', ''],
  ['YQ==', '=', 'YQ'],
])('%j without %j at its end is %j', (text, character, expected) => {
  expect(trimEnd(text, character)).toBe(expected)
})

import { expect, test } from 'vitest'
import { isAllowed, licenceProblems } from './licences.ts'

test.each(['MIT', '(MIT OR CC0-1.0)', 'MIT OR GPL-3.0-only', 'Apache-2.0 AND MIT'])(
  'allows %s',
  (licence) => {
    expect(isAllowed(licence)).toBe(true)
  },
)

test.each([
  'GPL-3.0-only',
  'Apache-2.0 AND GPL-3.0-only',
  'Unknown',
  'SEE LICENSE IN LICENSE',
  'CC-BY-4.0',
  'MITx',
])('refuses %s', (licence) => {
  expect(isAllowed(licence)).toBe(false)
})

test('accepts a known tool only if nothing is shipped', () => {
  const list = { 'MPL-2.0': [{ name: 'axe-core', paths: [] }] }
  expect(licenceProblems(list, { isShipped: false })).toEqual([])
  expect(licenceProblems(list, { isShipped: true })).toEqual(['axe-core is under MPL-2.0'])
  const parts = {
    'MPL-2.0': ['lightningcss-linux-x64-gnu', 'lightning'].map((name) => ({ name, paths: [] })),
  }
  expect(licenceProblems(parts, { isShipped: false })).toEqual(['lightning is under MPL-2.0'])
})

test('names forbidden licences', () => {
  const list = { MIT: [{ name: 'fine', paths: [] }], 'LicenseRef-Vendor': [{ name: 'theirs', paths: [] }] }
  expect(licenceProblems(list, { isShipped: false })).toEqual(['theirs is under LicenseRef-Vendor'])
})

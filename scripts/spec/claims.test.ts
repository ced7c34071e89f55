import { expect, test } from 'vitest'
import { claimsOf, idsIn, idsOfChecklist } from './claims.ts'

// Concatenated, so that this file contains no claim itself.
const id = (number: string) => `${'['}S${number}]`

test('reads one id and several', () => {
  expect(idsIn(`closes ${id('2.27')}`)).toEqual(['S2.27'])
  expect(idsIn(`closes ${id('2.27, S2.30')} and ${id('9.1')}`)).toEqual(['S2.27', 'S2.30', 'S9.1'])
  expect(idsIn('an array [S2] and S2.27')).toEqual([])
})

test('reads the checklist', () => {
  expect(idsOfChecklist('## 1\n- `S1.3` Connect\n- no id\n- `S1.10` Register `S9.9`')).toEqual([
    'S1.3',
    'S1.10',
  ])
})

test('finds titles of tests, groups and rows', () => {
  const code = `
    describe('router ${id('2.22')}', () => {
      test(\`goes back ${id('2.23')}\`, () => {})
      test.each([['row ${id('2.24')}', 1]])('%s', () => {})
    }) // not in a comment ${id('2.25')}`
  expect(claimsOf('a.test.ts', code).claims.map((claim) => [claim.id, claim.line])).toEqual([
    ['S2.22', 2],
    ['S2.23', 3],
    ['S2.24', 4],
  ])
})

test('reports a test that names more than three statements', () => {
  const { problems } = claimsOf('a.test.ts', `test('all ${id('1.1, S1.2, S1.3, S1.4')}', () => {})`)
  expect(problems).toEqual(['a.test.ts:1 names 4 statements: a test proves at most 3'])
  expect(claimsOf('a.test.ts', `test('three ${id('1.1, S1.2, S1.3')}', () => {})`).problems).toEqual([])
})

import { expect, test } from 'vitest'
import { docCommentsOf, membersOf } from './sources.ts'

test('reads doc comments of exports, with their examples', () => {
  const source = [
    '/** Not exported. */',
    'const hidden = 1',
    '/**',
    ' * Current account.',
    ' *',
    ' * @param config The config.',
    ' * @example Short',
    ' * ```ts',
    ' * useAccount()',
    ' * ```',
    ' */',
    'export function useAccount() {}',
    'export const bare = hidden',
  ].join('\n')
  expect([...docCommentsOf(source)]).toEqual([
    ['useAccount', { text: 'Current account.', examples: [{ title: 'Short', code: 'useAccount()' }] }],
  ])
})

test('reads members of an interface', () => {
  const source = `export interface Routes {\n  Connect: undefined\n  /** Opened by a link. */\n  'a.b': {\n    readonly id: string\n  }\n}`
  expect(membersOf(source, 'Routes')).toEqual([
    { name: 'Connect', type: 'undefined', comment: '' },
    { name: 'a.b', type: '{ readonly id: string }', comment: 'Opened by a link.' },
  ])
  expect(membersOf(source, 'Slots')).toEqual([])
})

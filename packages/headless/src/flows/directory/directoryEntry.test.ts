import { expect, test } from 'vitest'
import { directoryEntryOf } from './visibleRules.ts'

const wallet = (id: string, rdns?: string) => ({ id, name: id, rdns })

test.each([
  [undefined, { id: 'x', rdns: 'r.x' }],
  ['a', { id: 'a' }],
  ['b', { id: 'r.b', rdns: 'r.b' }],
  ['a', { id: 'a', rdns: 'r.b' }],
  // Two missing rdns do not match.
  [undefined, { id: 'x', rdns: undefined }],
] as const)('the entry of a connector is %s: %j', (expected, connector) => {
  expect(directoryEntryOf(connector, [wallet('b', 'r.b'), wallet('a')])?.id).toBe(expected)
})

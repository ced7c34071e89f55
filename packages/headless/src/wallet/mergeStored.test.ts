import { expect, test } from 'vitest'
import { mergeStored } from './remember.ts'

const of = (text: string) => (text ? { eip155: text.split('') } : {})

test.each([
  { base: 'ab', own: 'ab', theirs: 'ab', merged: 'ab', what: 'nothing' },
  { base: 'a', own: 'ba', theirs: 'ac', merged: 'bac', what: 'one added here, one there' },
  { base: 'ab', own: 'b', theirs: 'ab', merged: 'b', what: 'one taken away here' },
  { base: 'ab', own: 'ab', theirs: 'b', merged: 'b', what: 'one taken away there' },
  { base: 'ab', own: 'a', theirs: 'b', merged: '', what: 'one taken away by each' },
  { base: 'a', own: 'b', theirs: 'ac', merged: 'bc', what: 'one replaced here, one added there' },
  { base: '', own: 'a', theirs: 'A', merged: 'a', what: 'the same added by each' },
  { base: '', own: '', theirs: 'a', merged: 'a', what: 'a first one there' },
])('$what: $merged', ({ base, own, theirs, merged }) => {
  expect(mergeStored({ base: of(base), own: of(own), theirs: of(theirs) }, (id) => id)).toEqual(of(merged))
})

test('namespaces stay separate', () => {
  const parts = { base: {}, own: { solana: ['a'] }, theirs: { eip155: ['a'] } }
  expect(mergeStored(parts, (id) => id)).toEqual({ solana: ['a'], eip155: ['a'] })
})

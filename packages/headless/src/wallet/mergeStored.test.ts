import { expect, test } from 'vitest'
import { mergeStored } from './remember.ts'

const of = (text: string) => (text ? { eip155: text.split('') } : {})

test.each([
  { base: 'ab', own: 'ab', theirs: 'ab', merged: 'ab', what: 'no change' },
  { base: 'a', own: 'ba', theirs: 'ac', merged: 'bac', what: 'an entry added here, another one there' },
  { base: 'ab', own: 'b', theirs: 'ab', merged: 'b', what: 'an entry removed here' },
  { base: 'ab', own: 'ab', theirs: 'b', merged: 'b', what: 'an entry removed there' },
  { base: 'ab', own: 'a', theirs: 'b', merged: '', what: 'an entry removed here, another one there' },
  {
    base: 'a',
    own: 'b',
    theirs: 'ac',
    merged: 'bc',
    what: 'an entry replaced here, another one added there',
  },
  { base: '', own: 'a', theirs: 'A', merged: 'a', what: 'the same entry added here and there' },
  { base: '', own: '', theirs: 'a', merged: 'a', what: 'the first entry added there' },
])('this and another tab, $what: $merged', ({ base, own, theirs, merged }) => {
  expect(mergeStored({ base: of(base), own: of(own), theirs: of(theirs) }, (id) => id)).toEqual(of(merged))
})

test('entries of two namespaces are merged separately', () => {
  const parts = { base: {}, own: { solana: ['a'] }, theirs: { eip155: ['a'] } }
  expect(mergeStored(parts, (id) => id)).toEqual({ solana: ['a'], eip155: ['a'] })
})

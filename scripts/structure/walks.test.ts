import { expect, test } from 'vitest'
import { fewest } from './walks.ts'

test('takes for each walk the run with the fewest files', () => {
  expect(
    fewest([
      { connect: { 'a.ts': ['a'], 'timer.ts': ['t'] }, sign: { 'a.ts': ['a'] } },
      { connect: { 'a.ts': ['a'] }, sign: { 'a.ts': ['a'], 'b.ts': ['b'] } },
    ]),
  ).toEqual({ connect: { 'a.ts': ['a'] }, sign: { 'a.ts': ['a'] } })
})

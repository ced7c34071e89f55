import { expect, test } from 'vitest'
import { parseLinkChoice } from './linkChoice.ts'

test.each([
  ['{"href":"rainbow://","name":"Rainbow"}', { href: 'rainbow://', name: 'Rainbow' }],
  ['{"href":"javascript:alert(1)","name":"Rainbow"}', undefined],
  ['{"href":"rainbow://"}', undefined],
  ['{"href":1,"name":"Rainbow"}', undefined],
  ['broken', undefined],
  [null, undefined],
])('the stored wallet %s is %o', (stored, expected) => {
  expect(parseLinkChoice(stored)).toEqual(expected)
})

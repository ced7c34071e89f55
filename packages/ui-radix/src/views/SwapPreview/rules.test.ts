import { expect, test } from 'vitest'
import { previewAction } from './rules.ts'

test.each([
  [{ step: 'approve' }, 'approve', false, 'approving'],
  [{ step: 'approve' }, undefined, false, 'approve'],
  [{ step: 'approve' }, undefined, true, 'again'],
  [{ step: 'swap' }, undefined, false, 'swap'],
  [{ step: 'swap' }, undefined, true, 'again'],
  [{ step: 'swap', worseThan: '5' }, undefined, true, 'accept'],
] as const)('%j, asked to %s, declined %s: %s', (review, asking, isDeclined, action) => {
  expect(previewAction({ review, asking, isDeclined })).toBe(action)
})

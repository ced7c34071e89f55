// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { faultCases } from '../../packages/ui-radix/src/test/faults/faultCases.tsx'
import { pictureOperations } from '../../packages/ui-radix/src/test/faults/pictures.ts'
import { operations } from './operations.ts'

test('every operation has a fault case', () => {
  const seen = new Set([...faultCases.map(({ operation }) => operation), ...pictureOperations])
  expect(operations.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
})

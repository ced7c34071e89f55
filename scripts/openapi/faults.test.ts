// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pictureOperations } from '../../packages/ui-radix/src/test/faults/pictures.ts'
import { places } from '../../packages/ui-radix/src/test/faults/places.tsx'
import { operations } from './operations.ts'

test('every call has a place where each of its faults is looked at', () => {
  const seen = new Set([...places.map(({ operation }) => operation), ...pictureOperations])
  expect(operations.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
})

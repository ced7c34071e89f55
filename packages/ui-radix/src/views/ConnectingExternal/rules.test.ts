import { expect, test } from 'vitest'
import { connectingState } from './rules.ts'

const facts = {
  isListed: true,
  wasLinked: false,
  isSlow: false,
  status: 'pending',
  isOwnProcess: true,
} as const

test.each([
  { given: {}, expected: 'waiting' },
  { given: { isSlow: true }, expected: 'slow' },
  { given: { status: 'declined' }, expected: 'declined' },
  { given: { status: 'declined', isSlow: true }, expected: 'declined' },
  { given: { status: 'error' }, expected: 'failed' },
  { given: { status: 'success' }, expected: 'done' },
  { given: { status: 'idle' }, expected: 'waiting' },
  // The result of another wallet does not affect this one.
  { given: { status: 'declined', isOwnProcess: false }, expected: 'waiting' },
  { given: { status: 'success', isOwnProcess: false }, expected: 'waiting' },
  { given: { wasLinked: true, status: 'idle' }, expected: 'linked' },
  { given: { isListed: false, wasLinked: true }, expected: 'missing' },
] as const)('$given → $expected', ({ given, expected }) => {
  expect(connectingState({ ...facts, ...given })).toBe(expected)
})

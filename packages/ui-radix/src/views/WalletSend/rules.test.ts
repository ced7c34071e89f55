import type { SendProblem } from '@foyer/headless'
import { expect, test } from 'vitest'
import { sendAction } from './rules.ts'

test.each<[string, SendProblem | undefined, boolean]>([
  ['blocked', 'noToken', false],
  ['blocked', 'noAmount', false],
  ['blocked', 'invalidAmount', false],
  ['choose', 'insufficientBalance', false],
  ['blocked', 'noReceiver', false],
  ['blocked', 'invalidReceiver', false],
  ['busy', 'resolving', false],
  ['busy', undefined, true],
  ['review', undefined, false],
])('%s: %s, preparing %s', (action, problem, isPreparing) => {
  expect(sendAction({ problem, isPreparing })).toBe(action)
})

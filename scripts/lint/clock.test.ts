import { expect, test } from 'vitest'
import { clockCheck } from './clock.ts'
import { problemsOf } from './sample.ts'

const find = (path: string, code: string): string[] => problemsOf(clockCheck, { [path]: code })

test('finds `new Date()` in the layers above core', () => {
  expect(find('packages/headless/src/flows/swap/swap.ts', 'export const a = () => new Date()')).toHaveLength(
    1,
  )
})

test.each([
  [
    'a date of a given time',
    'packages/headless/src/flows/swap/swap.ts',
    'export const a = (t: number) => new Date(t)',
  ],
  ['the clock in core', 'packages/headless/src/core/page/device.ts', 'export const a = () => new Date()'],
  [
    'the clock in tests',
    'packages/headless/src/flows/swap/swap.test.ts',
    'export const a = () => new Date()',
  ],
])('allows %s', (_, path, code) => {
  expect(find(path, code)).toEqual([])
})

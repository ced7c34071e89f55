import { expect, test } from 'vitest'
import { TOAST_REPLACEMENT_MS, toastDuration } from './rules.ts'

test.each([
  ['success', 3000],
  ['error', 6000],
  ['loading', undefined],
] as const)('[S4.10] a toast of %s stays for %s', (variant, duration) => {
  expect(toastDuration(variant)).toBe(duration)
})

test('[S9.4] a new toast waits 150 ms', () => expect(TOAST_REPLACEMENT_MS).toBe(150))

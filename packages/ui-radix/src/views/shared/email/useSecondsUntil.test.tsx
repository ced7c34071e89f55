import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsUntil } from './useSecondsUntil.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('counts down from the first render with a time, however long ago the mount was', () => {
  const seen: number[] = []
  const { rerender } = renderHook(({ at }: { at?: number }) => seen.push(useSecondsUntil(at)), {
    initialProps: {},
  })
  act(() => void vi.advanceTimersByTime(60_000))
  rerender({ at: Date.now() + 2_000 })
  for (let second = 0; second < 5; second++) act(() => void vi.advanceTimersByTime(1_000))
  expect(seen.filter((each, index) => each !== seen[index - 1])).toEqual([0, 2, 1, 0])
  expect(vi.getTimerCount()).toBe(0)
})

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlow } from './useSlow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a wait is slow after 20 s, not before', () => {
  const startedAt = Date.now()
  const { result } = renderHook(() => useSlow(startedAt))
  act(() => void vi.advanceTimersByTime(19_999))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(2))
  expect(result.current).toBe(true)
})

test('a start before mount counts from that start', () => {
  const startedAt = Date.now() - 19_000
  const { result } = renderHook(() => useSlow(startedAt))
  act(() => void vi.advanceTimersByTime(1001))
  expect(result.current).toBe(true)
})

test('a new attempt counts from its own start; without a start a wait is never slow', () => {
  const { result, rerender } = renderHook(({ at }: { at: number | undefined }) => useSlow(at), {
    initialProps: { at: Date.now() as number | undefined },
  })
  act(() => void vi.advanceTimersByTime(20_001))
  expect(result.current).toBe(true)
  rerender({ at: Date.now() })
  expect(result.current).toBe(false)
  rerender({ at: undefined })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(false)
})

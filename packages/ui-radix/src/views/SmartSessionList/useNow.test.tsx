import type { SmartSession } from '@foyer/headless'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

const ending = (...ends: readonly number[]): readonly SmartSession[] =>
  ends.map((expiry) => ({
    pci: `${expiry}`,
    project: { id: 'p', name: 'Orchard' },
    createdAt: 0,
    expiry,
    permissions: [],
    summary: [],
    policies: [],
    context: '',
  }))

test('the time updates only when a smart session expires', () => {
  const sessions = ending(3000, 5000)
  const { result } = renderHook(() => useNow(sessions))
  act(() => void vi.advanceTimersByTime(1999))
  expect(result.current).toBe(1000)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(3000)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(5000)
  expect(vi.getTimerCount()).toBe(0)
})

test('an expiry that passed while loading updates the time, and a distant one does not overflow the timer', () => {
  const { result, rerender, unmount } = renderHook(({ sessions }) => useNow(sessions), {
    initialProps: { sessions: ending() },
  })
  act(() => void vi.advanceTimersByTime(4000))
  rerender({ sessions: ending(2000, 1e13) })
  act(() => void vi.advanceTimersByTime(0))
  expect(result.current).toBe(5000)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(5000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

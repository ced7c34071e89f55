// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './timing.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('runs in the task after the next frame', () => {
  vi.useFakeTimers()
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  const run = vi.fn()
  afterPaint(run)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
  frames[0]?.(0)
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

test('cancelled before or after the frame, it does not run', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  afterPaint(run)()
  vi.runAllTimers()
  const undo = afterPaint(run)
  vi.advanceTimersToNextFrame()
  undo()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

test('runs at once in a hidden page, which paints no frame', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
})

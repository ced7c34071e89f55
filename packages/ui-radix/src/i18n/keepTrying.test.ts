// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying, RETRY_MS } from './keepTrying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (times: number) => {
  const run = vi.fn<() => Promise<string>>(async () => 'words')
  for (let i = 0; i < times; i++) run.mockRejectedValueOnce(new Error('offline'))
  return run
}

test('a function that succeeds runs once', async () => {
  const run = failing(0)
  await expect(keepTrying(run)).resolves.toBe('words')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a failure is retried every 30 s until a run succeeds', async () => {
  const run = failing(2)
  const words = keepTrying(run)
  await vi.advanceTimersByTimeAsync(RETRY_MS - 1)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  await expect(words).resolves.toBe('words')
})

test('a failure is retried at once when the browser is online again', async () => {
  const run = failing(1)
  const words = keepTrying(run)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(words).resolves.toBe('words')
  expect(vi.getTimerCount()).toBe(0)
})

test('an abort ends the retries', async () => {
  const run = failing(9)
  const controller = new AbortController()
  const ended = expect(keepTrying(run, controller.signal)).rejects.toThrow('abort')
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await ended
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(run).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

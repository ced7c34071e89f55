import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { load } from './load.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('resolves with the module', async () => {
  const importModule = vi.fn<() => Promise<string>>(async () => 'module')
  expect(await load(importModule)).toBe('module')
  expect(importModule).toHaveBeenCalledOnce()
})

test('tries a second time after 300 ms', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('module')
  const loading = load(importModule)
  await vi.advanceTimersByTimeAsync(299)
  expect(importModule).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toBe('module')
})

test('rejects with LOAD_FAILED, retryable, after the second attempt', async () => {
  const cause = new Error('offline')
  const loading = load(() => Promise.reject(cause)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(300)
  expect(await loading).toMatchObject({ code: 'LOAD_FAILED', isRetryable: true, cause })
})

test('nested loads import a chunk twice at most', async () => {
  const importModule = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')))
  const loading = load(() => load(() => load(importModule))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toMatchObject({ code: 'LOAD_FAILED', cause: { message: 'offline' } })
  expect(importModule).toHaveBeenCalledTimes(2)
})

test('a chunk loaded by the retry is not imported a third time', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('module')
  const loading = load(() => load(importModule))
  await vi.advanceTimersByTimeAsync(300)
  expect(await loading).toBe('module')
  expect(importModule).toHaveBeenCalledTimes(2)
})

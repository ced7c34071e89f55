import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { abortable, pause, settledWithin, withDeadline } from './deadline.ts'
import { createTimers, startTimer } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)
const reason = new Error('given up')

describe('abortable', () => {
  test('returns the promise itself without a signal', () => {
    const promise = Promise.resolve(1)
    expect(abortable(promise, undefined)).toBe(promise)
  })

  test('settles as the promise does and leaves no listener', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1)
    await expect(abortable(Promise.reject(reason), signal)).rejects.toBe(reason)
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    )
  })

  test('rejects with the abort reason, also of a signal aborted before the call', async () => {
    const controller = new AbortController()
    const waiting = abortable(never, controller.signal)
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    await expect(abortable(Promise.resolve(1), controller.signal)).rejects.toBe(reason)
  })
})

test('a promise that rejects after the abort causes no unhandled rejection', async () => {
  vi.useRealTimers()
  const unhandled: unknown[] = []
  const onUnhandled = (error: unknown): void => void unhandled.push(error)
  process.on('unhandledRejection', onUnhandled)
  const signal = AbortSignal.abort()
  await expect(abortable(Promise.reject(new TypeError('late')), signal)).rejects.toBe(signal.reason)
  const controller = new AbortController()
  let reject: (reason: unknown) => void = () => {}
  const race = abortable(new Promise<void>((_, no) => (reject = no)), controller.signal)
  controller.abort()
  await expect(race).rejects.toBe(controller.signal.reason)
  reject(new TypeError('later'))
  // Node reports unhandled rejections once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', onUnhandled)
  expect(unhandled).toEqual([])
  vi.useFakeTimers()
})

describe('withDeadline', () => {
  test('the work receives a signal that aborts at the deadline with the given error', async () => {
    let signal: AbortSignal | undefined
    const asked = withDeadline(
      (ending) => {
        signal = ending
        return never
      },
      { milliseconds: 1000, late: () => reason },
    )
    const end = expect(asked).rejects.toBe(reason)
    await vi.advanceTimersByTimeAsync(999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.reason).toBe(reason)
    await end
    expect(vi.getTimerCount()).toBe(0)
  })

  test('rejects with an AbortError by default', async () => {
    const end = expect(withDeadline(() => never, { milliseconds: 1 })).rejects.toMatchObject({
      name: 'AbortError',
    })
    await vi.advanceTimersByTimeAsync(1)
    await end
  })

  test("rejects with the reason of the caller's signal, before or during the work", async () => {
    const controller = new AbortController()
    const asked = withDeadline(() => never, { milliseconds: 1000, signal: controller.signal })
    controller.abort(reason)
    await expect(asked).rejects.toBe(reason)
    await expect(withDeadline(() => never, { milliseconds: 1000, signal: controller.signal })).rejects.toBe(
      reason,
    )
  })

  test('uses the timer of the caller', async () => {
    const timers = createTimers()
    const asked = withDeadline(() => never, { milliseconds: 1000, after: timers.after })
    timers.clear()
    expect(vi.getTimerCount()).toBe(0)
    expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits')
  })
})

test('settledWithin resolves when the promise settles, or at the deadline', async () => {
  await settledWithin(1000, Promise.resolve())
  await settledWithin(1000, Promise.reject(reason))
  expect(vi.getTimerCount()).toBe(0)
  const waiting = settledWithin(1000, never)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
})

test('pause waits, or rejects with the abort reason', async () => {
  const waited = pause(1000)
  await vi.advanceTimersByTimeAsync(1000)
  await waited
  const controller = new AbortController()
  const waiting = pause(1000, controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
  await expect(pause(1000, controller.signal)).rejects.toBe(reason)
})

test.each([2 ** 31, Infinity])(
  'a timer of %s ms, above the limit of setTimeout, does not end at once',
  async (milliseconds) => {
    const ended = vi.fn()
    const stop = startTimer(milliseconds, ended)
    await vi.advanceTimersByTimeAsync(1000)
    expect(ended).not.toHaveBeenCalled()
    stop()
    expect(vi.getTimerCount()).toBe(0)
  },
)

import { atom } from 'jotai/vanilla'
import { describe, expect, test, vi } from 'vitest'
import { setup } from '../test/setup.ts'
import { internalsOf } from './internals.ts'
import {
  inBackground,
  joinCall,
  runProcess,
  share,
  startCall,
  trackRequest,
  waitFor,
  watchUntil,
  whenNoRequest,
} from './tasks.ts'

const never = new Promise<never>(() => {})

test('runProcess aborts the running process of the same name', async () => {
  const internals = internalsOf(setup().config)
  const older = runProcess(internals, 'x', undefined, () => never)
  const other = runProcess(internals, 'y', undefined, async () => 'other')
  const newer = runProcess(internals, 'x', undefined, async () => 'newer')
  await expect(older).rejects.toMatchObject({ name: 'AbortError' })
  expect(await newer).toBe('newer')
  expect(await other).toBe('other')
  expect(internals.processes.size).toBe(0)
})

test("runProcess rejects with the reason of the caller's signal, and runs nothing if the signal was aborted before", async () => {
  const internals = internalsOf(setup().config)
  const controller = new AbortController()
  const run = runProcess(internals, 'x', controller.signal, () => never)
  const reason = new TypeError('left')
  controller.abort(reason)
  await expect(run).rejects.toBe(reason)
  let isAsked = false
  const late = runProcess(internals, 'x', controller.signal, async () => {
    isAsked = true
  })
  await expect(late).rejects.toBe(reason)
  expect(isAsked).toBe(false)
})

test('a call with an aborted signal does not abort the running process', async () => {
  const internals = internalsOf(setup().config)
  const running = runProcess(internals, 'x', undefined, async () => 'running')
  await expect(runProcess(internals, 'x', AbortSignal.abort(), () => never)).rejects.toThrow()
  expect(await running).toBe('running')
})

test('an aborted process does not end a newer one of its name', async () => {
  const internals = internalsOf(setup().config)
  const older = runProcess(internals, 'x', undefined, () => never)
  const newer = runProcess(internals, 'x', undefined, () => never)
  await expect(older).rejects.toMatchObject({ name: 'AbortError' })
  runProcess(internals, 'x', undefined, async () => 'newest').catch(() => undefined)
  await expect(newer).rejects.toMatchObject({ name: 'AbortError' })
})

test('destroying the config aborts its running processes', async () => {
  const { config } = setup()
  const run = runProcess(internalsOf(config), 'x', undefined, () => never)
  config.destroy()
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
})

test('waitFor rejects with the reason of its signal, also if the signal was aborted before', async () => {
  const { config } = setup()
  const reason = new TypeError('left')
  const controller = new AbortController()
  const waiting = waitFor(config, 60_000, controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  await expect(waitFor(config, 60_000, controller.signal)).rejects.toBe(reason)
})

test('waitFor removes its listener from the signal', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await waitFor(setup().config, 1, signal)
  const listeners = (calls: readonly (readonly unknown[])[]) => calls.map(([, listener]) => listener)
  expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls))
})

/** Signal with the number of its listeners. */
function createSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<unknown>()
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
  signal.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    listeners.add(listener)
    add(type, listener, options)
  }
  signal.removeEventListener = (type: string, listener: EventListener) => {
    listeners.delete(listener)
    remove(type, listener)
  }
  return { signal, abort: (reason: Error) => controller.abort(reason), listeners }
}

test('runProcess removes its listener from the signal of its caller', async () => {
  const { signal, listeners } = createSignal()
  await runProcess(internalsOf(setup().config), 'x', signal, async () => 'done')
  expect(listeners.size).toBe(0)
})

test('waitFor leaves no timer after an abort', async () => {
  vi.useFakeTimers()
  const { config } = setup()
  const controller = new AbortController()
  const before = vi.getTimerCount()
  const waiting = waitFor(config, 60_000, controller.signal)
  expect(vi.getTimerCount()).toBe(before + 1)
  controller.abort()
  await expect(waiting).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(before)
  vi.useRealTimers()
})

describe('a joined call', () => {
  /** A call that the test ends, and the signal that it received. */
  function start(internals = internalsOf(setup().config), own?: AbortSignal) {
    let end: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined
    const signals: AbortSignal[] = []
    const call = startCall(internals, 'key', own, (signal) => {
      signals.push(signal)
      return new Promise<string>((resolve, reject) => {
        end = { resolve, reject }
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    })
    const join = (signal?: AbortSignal) => joinCall<string>(internals, 'key', signal)
    return { internals, call, join, signals, end: () => end ?? expect.unreachable() }
  }
  const left = new TypeError('left')

  test('runs once for all callers, and can be joined until it settles', async () => {
    const { internals, call, join, signals, end } = start()
    const joined = join()
    end().resolve('answer')
    expect(await Promise.all([call, joined])).toEqual(['answer', 'answer'])
    expect([signals.length, join()]).toEqual([1, undefined])
    const failing = start(internals)
    failing.end().reject(left)
    await expect(failing.call).rejects.toBe(left)
    expect(failing.join()).toBeUndefined()
  })

  test('continues for the others when one caller aborts, and is aborted with the last caller', async () => {
    const [first, second] = [createSignal(), createSignal()]
    const { call, join, signals } = start(undefined, first.signal)
    const joined = join(second.signal)
    first.abort(left)
    await expect(call).rejects.toBe(left)
    expect(signals[0]?.aborted).toBe(false)
    const last = new TypeError('last')
    second.abort(last)
    expect(join()).toBeUndefined()
    await expect(joined).rejects.toBe(last)
    expect(signals[0]?.reason).toBe(last)
  })

  test('continues for a caller without a signal', async () => {
    const { signal, abort } = createSignal()
    const { call, join, signals, end } = start()
    const joined = join(signal)
    abort(left)
    await expect(joined).rejects.toBe(left)
    expect(signals[0]?.aborted).toBe(false)
    end().resolve('answer')
    expect(await call).toBe('answer')
  })

  test('is not aborted by a later caller whose signal is aborted, and is not started with one', async () => {
    const { internals, call, join, end } = start()
    await expect(join(AbortSignal.abort(left))).rejects.toBe(left)
    end().resolve('answer')
    expect(await call).toBe('answer')
    const late = start(internals, AbortSignal.abort(left))
    await expect(late.call).rejects.toBe(left)
    expect([late.signals, late.join()]).toEqual([[], undefined])
  })

  test('does not end a newer call of its key, and removes its listeners from the signals of its callers', async () => {
    const { signal, listeners, abort } = createSignal()
    const other = createSignal()
    const older = start(undefined, signal)
    abort(left)
    const newer = start(older.internals, other.signal)
    await expect(older.call).rejects.toBe(left)
    expect(newer.join()).toBeDefined()
    newer.end().resolve('answer')
    expect(await newer.call).toBe('answer')
    await Promise.resolve()
    expect([listeners.size, other.listeners.size]).toEqual([0, 0])
  })
})

test('share keeps a call until it settles or its caller aborts, and does not remove a newer call', async () => {
  const internals = internalsOf(setup().config)
  const { shared } = internals
  await share(internals, 'x', Promise.resolve('done'))
  expect(shared.has('x')).toBe(false)
  const failing = share(internals, 'x', Promise.reject(new TypeError('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(shared.has('x')).toBe(false)
  const { signal, abort } = createSignal()
  void share(internals, 'x', never, signal)
  const newer = Promise.resolve('newer')
  shared.set('x', newer)
  abort(new TypeError('left'))
  expect(shared.get('x')).toBe(newer)
  const later = createSignal()
  void share(internals, 'z', never, later.signal)
  later.abort(new TypeError('left'))
  expect(shared.has('z')).toBe(false)
})

test.each([
  ['no result', () => Promise.resolve('done'), []],
  ['a failure', () => Promise.reject(new TypeError('failed')), [new TypeError('failed')]],
  ['no abort', () => Promise.reject(new DOMException('left', 'AbortError')), []],
])('background work reports %s, and ends', async (_, work, expected) => {
  const report = vi.fn<(error: unknown) => void>()
  expect(await inBackground({ report }, work())).toBeUndefined()
  expect(report.mock.calls.flat()).toEqual(expected)
})

test('whenNoRequest waits for open requests and for those that start meanwhile, also for failed ones', async () => {
  const internals = internalsOf(setup().config)
  const order: string[] = []
  const ends: (() => void)[] = []
  const request = async (name: string): Promise<void> => {
    await trackRequest(internals, new Promise<void>((resolve) => ends.push(resolve)))
    order.push(name)
  }
  const failing = trackRequest(internals, Promise.reject(new TypeError('no')))
  const first = request('first')
  const idle = whenNoRequest(internals).then(() => order.push('idle'))
  await expect(failing).rejects.toThrow('no')
  const second = request('second')
  ends[0]?.()
  await first
  await new Promise((resolve) => setTimeout(resolve))
  expect(order).toEqual(['first'])
  ends[1]?.()
  await Promise.all([second, idle])
  expect([order, internals.requests.size]).toEqual([['first', 'second', 'idle'], 0])
})

describe('watchUntil', () => {
  const countAtom = atom(0)
  function watch(isRestarted = false) {
    const { config } = setup()
    const { store, processes } = internalsOf(config)
    const end = vi.fn()
    const isOver = (): boolean => store.get(countAtom) >= 2
    const begin = (): void =>
      watchUntil(config, 'x', {
        atoms: [countAtom],
        isOver,
        end: () => {
          end()
          if (isRestarted && end.mock.calls.length === 1) begin()
        },
      })
    begin()
    return { config, begin, end, processes, set: (value: number) => store.set(countAtom, value) }
  }

  test('ends once, and a second watch of its name does nothing', () => {
    const { begin, end, processes, set } = watch()
    begin()
    set(1)
    expect(end).not.toHaveBeenCalled()
    set(2)
    set(3)
    expect([end.mock.calls.length, processes.has('x')]).toEqual([1, false])
  })

  test('may be started again by its end', () => {
    const { end, processes, set } = watch(true)
    set(2)
    expect([end.mock.calls.length, processes.has('x')]).toEqual([1, true])
    set(3)
    expect(end).toHaveBeenCalledTimes(2)
  })

  test('does not end after the config is destroyed', () => {
    const { config, end, set } = watch()
    config.destroy()
    set(2)
    expect(end).not.toHaveBeenCalled()
  })
})

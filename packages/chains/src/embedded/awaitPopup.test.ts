import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPopup } from '../testing/createTestPopup.ts'
import { awaitPopup } from './awaitPopup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('checks every second whether the visitor has closed the popup [S9.5]', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const isClosed = vi.spyOn(popup, 'isClosed')
  const { signal } = new AbortController()
  const done = awaitPopup({ popup, signal, getUri: async () => 'https://login.example/' })
  done.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1999)
  expect(isClosed).toHaveBeenCalledTimes(1)
  window.closeByHand()
  await vi.advanceTimersByTimeAsync(2)
  await expect(done).rejects.toMatchObject({ code: 'POPUP_CLOSED' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isClosed).toHaveBeenCalledTimes(2)
})

test('a popup that closes right after its message has logged in', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const isClosed = () => {
    queueMicrotask(() => window.say({ resultUri: '?auth=token' }))
    return true
  }
  const { signal } = new AbortController()
  const done = awaitPopup({
    popup: { ...popup, isClosed },
    signal,
    getUri: async () => 'https://login.example/',
  })
  await vi.advanceTimersByTimeAsync(1000)
  await expect(done).resolves.toBe('?auth=token')
})

test('closes the popup of an already aborted login, and requests no URL', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const getUri = vi.fn(async () => 'https://login.example/')
  const signal = AbortSignal.abort(new TypeError('left'))
  await expect(awaitPopup({ popup, signal, getUri })).rejects.toThrow('left')
  expect([window.isOpen(), vi.getTimerCount()]).toEqual([false, 0])
  expect(getUri).not.toHaveBeenCalled()
})

test('a blocked navigation fails the login, and closes the popup', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const navigate = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const { signal } = new AbortController()
  const done = awaitPopup({
    popup: { ...popup, navigate },
    signal,
    getUri: async () => 'https://login.example/',
  })
  await expect(done).rejects.toMatchObject({ name: 'SecurityError' })
  expect([window.isOpen(), vi.getTimerCount()]).toEqual([false, 0])
})

test('a URL that arrives after the login has ended is not opened', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const controller = new AbortController()
  let answer: (uri: string) => void = () => expect.unreachable()
  const getUri = () => new Promise<string>((resolve) => (answer = resolve))
  const done = awaitPopup({ popup, signal: controller.signal, getUri })
  controller.abort(new TypeError('left'))
  await expect(done).rejects.toThrow('left')
  answer('https://login.example/')
  await vi.advanceTimersByTimeAsync(0)
  expect(window.urls).toEqual(['https://secure.example/loading'])
})

test('a login that has ended listens neither to the popup nor to the signal, and aborts the request for the URL', async () => {
  const window = createTestPopup()
  const popup = window.createPopup({ src: 'https://secure.example/loading' }) ?? expect.unreachable()
  const unsubscribe = vi.fn()
  const { signal } = new AbortController()
  const removed = vi.spyOn(signal, 'removeEventListener')
  const added = vi.spyOn(signal, 'addEventListener')
  let request: AbortSignal | undefined
  const done = awaitPopup({
    popup: {
      ...popup,
      subscribe: (listener) => {
        popup.subscribe(listener)
        return unsubscribe
      },
    },
    signal,
    getUri: async (given) => {
      request = given
      return 'https://login.example/'
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(request?.aborted).toBe(false)
  window.say({ resultUri: '?auth=token' })
  await expect(done).resolves.toBe('?auth=token')
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(request?.aborted).toBe(true)
})

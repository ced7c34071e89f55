import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FoyerError, isFoyerError } from '../../errors/FoyerError.ts'
import { isUserRejected, UserRejectedError } from '../../errors/UserRejectedError.ts'
import { createBrowser } from '../../test/fakeBrowser.ts'
import type { ClientEvent, ClientHandle } from './handle.ts'
import { sharedHandle } from './sharedHandle.ts'
import type { Tabs } from './tabs.ts'

const session = {
  topic: 'topic',
  expiry: 4_000_000_000,
  namespaces: {},
  peer: { metadata: { name: 'Wallet', url: '', icons: [] } },
}
const asked = { topic: 'topic', chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createFakeClient(changes: Partial<ClientHandle> = {}) {
  const listeners = new Set<(event: ClientEvent) => void>()
  const handle: ClientHandle = {
    session: vi.fn(async () => session),
    propose: vi.fn(async () => session),
    resume: vi.fn(async () => session),
    authenticate: vi.fn(async () => ({ session, signed: [] })),
    request: vi.fn(async () => 'signed'),
    ping: vi.fn(async () => undefined),
    end: vi.fn(async () => undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: vi.fn(async () => undefined),
    ...changes,
  }
  return { handle, listeners, emit: (event: ClientEvent) => listeners.forEach((listener) => listener(event)) }
}

function openTab(browser: { readonly tabs: Tabs }, changes: Partial<ClientHandle> = {}) {
  const client = createFakeClient(changes)
  const createLocal = vi.fn(() => client.handle)
  return { client, createLocal, tab: sharedHandle({ name: 'test', tabs: browser.tabs, createLocal }) }
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

describe('two tabs', () => {
  test('share one client', async () => {
    const browser = createBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    expect(await one.tab.request(asked)).toBe('signed')
    expect(await two.tab.request(asked)).toBe('signed')
    expect(await two.tab.session()).toEqual(session)
    expect(one.createLocal).toHaveBeenCalledOnce()
    expect(two.createLocal).not.toHaveBeenCalled()
    expect(one.client.handle.request).toHaveBeenCalledTimes(2)
    expect(one.client.handle.request).toHaveBeenLastCalledWith(expect.objectContaining(asked))
  })

  test('ask the client for the session of a topic', async () => {
    const browser = createBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    await one.tab.session('own')
    await two.tab.session('other')
    expect(vi.mocked(one.client.handle.session).mock.calls).toEqual([['own'], ['other']])
  })

  test('open no client and no channel before the first call', () => {
    const browser = createBrowser()
    const { createLocal } = openTab(browser)
    expect(createLocal).not.toHaveBeenCalled()
    expect(browser.channels.size).toBe(0)
  })

  test('the tab without the client receives the URI of its own proposal', async () => {
    const browser = createBrowser()
    const one = openTab(browser, {
      async propose({ onUri }) {
        onUri('wc:of-two')
        return session
      },
    })
    const two = openTab(browser)
    await one.tab.session()
    const onUri = vi.fn()
    expect(await two.tab.propose({ namespaces: {}, onUri })).toEqual(session)
    expect(onUri).toHaveBeenCalledExactlyOnceWith('wc:of-two')
  })

  test('an abort aborts the proposal in the tab with the client', async () => {
    const browser = createBrowser()
    let asked: AbortSignal | undefined
    const one = openTab(browser, {
      propose: ({ signal }) => {
        asked = signal
        return new Promise(() => undefined)
      },
    })
    const two = openTab(browser)
    await one.tab.session()
    const controller = new AbortController()
    const failing = failureOf(two.tab.propose({ namespaces: {}, onUri: vi.fn(), signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1)
    controller.abort()
    expect(await failing).toBe(controller.signal.reason)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked?.aborted).toBe(true)
  })

  test.each([
    ['a proposal', 'propose'],
    ['a proposal of an earlier page', 'resume'],
    ['a one-click sign-in', 'authenticate'],
  ] as const)('an abort of %s that was just answered ends its session', async (_, method) => {
    const browser = createBrowser()
    const page = browser.openPage()
    const [one, two] = [openTab(browser), openTab(page)]
    await one.tab.session()
    await two.tab.session()
    const controller = new AbortController()
    page.suspend()
    const fields = { namespaces: {}, onUri: vi.fn(), signal: controller.signal }
    const failing = failureOf(two.tab[method](fields as never))
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle[method]).toHaveBeenCalledOnce()
    controller.abort()
    page.resume()
    expect(await failing).toBe(controller.signal.reason)
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle.end).toHaveBeenCalledExactlyOnceWith({ topic: 'topic' })
  })

  test('a tab that closes aborts its proposal in the tab with the client', async () => {
    const browser = createBrowser()
    let asked: AbortSignal | undefined
    const one = openTab(browser, {
      propose: ({ signal }) => {
        asked = signal
        return new Promise(() => undefined)
      },
    })
    const two = openTab(browser)
    await one.tab.session()
    const failing = failureOf(two.tab.propose({ namespaces: {}, onUri: vi.fn() }))
    await vi.advanceTimersByTimeAsync(1)
    await two.tab.close()
    expect(isFoyerError(await failing, 'TAB_CLOSED')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked?.aborted).toBe(true)
  })

  test('a tab that closes keeps the session of its answered proposal', async () => {
    const browser = createBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    await one.tab.session()
    await two.tab.propose({ namespaces: {}, onUri: vi.fn() })
    await two.tab.close()
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle.end).not.toHaveBeenCalled()
  })

  test('both receive each event of the wallet once', async () => {
    const browser = createBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    const listeners = [vi.fn(), vi.fn()] as const
    one.tab.subscribe(listeners[0])
    two.tab.subscribe(listeners[1])
    await one.tab.session()
    await two.tab.session()
    one.client.emit({ type: 'end', topic: 'topic' })
    await vi.advanceTimersByTimeAsync(1)
    for (const listener of listeners)
      expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'end', topic: 'topic' })
  })

  test('errors keep their code and message', async () => {
    const browser = createBrowser()
    const errors: unknown[] = [
      new UserRejectedError(),
      { code: 5000, message: 'User rejected.' },
      new TypeError('broken'),
    ]
    const one = openTab(browser, { request: () => Promise.reject(errors.shift()) })
    const two = openTab(browser)
    await one.tab.session()
    const rejection = await failureOf(two.tab.request(asked))
    expect(rejection).toBeInstanceOf(UserRejectedError)
    expect(isUserRejected(rejection)).toBe(true)
    expect(await failureOf(two.tab.request(asked))).toMatchObject({ code: 5000, message: 'User rejected.' })
    expect(await failureOf(two.tab.request(asked))).toMatchObject({ message: 'broken' })
  })
})

describe('when the tab with the client closes', () => {
  test('another tab takes over; a running request rejects, and is not sent again', async () => {
    const browser = createBrowser()
    const one = openTab(browser, { request: vi.fn(() => new Promise(() => undefined)) })
    const two = openTab(browser)
    await one.tab.session()
    const failing = failureOf(two.tab.request(asked))
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle.request).toHaveBeenCalledOnce()
    await one.tab.close()
    expect(isFoyerError(await failing, 'TAB_CLOSED')).toBe(true)
    expect(two.client.handle.request).not.toHaveBeenCalled()
    expect(await two.tab.request(asked)).toBe('signed')
    expect(two.client.handle.request).toHaveBeenCalledOnce()
    // The client is started, so that it receives events of the wallet.
    expect(two.client.handle.session).toHaveBeenCalled()
  })

  test('a client that is closing takes no more calls', async () => {
    const browser = createBrowser()
    let finish = (): void => undefined
    const one = openTab(browser, { close: () => new Promise((resolve) => (finish = resolve)) })
    const two = openTab(browser)
    await one.tab.session()
    await two.tab.session()
    const closing = one.tab.close()
    const failing = failureOf(two.tab.request(asked))
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle.request).not.toHaveBeenCalled()
    finish()
    await closing
    expect(isFoyerError(await failing, 'TAB_CLOSED')).toBe(true)
    expect(await two.tab.request(asked)).toBe('signed')
    expect(two.client.handle.request).toHaveBeenCalledOnce()
  })

  test('reading the session is repeated', async () => {
    const browser = createBrowser()
    const one = openTab(browser, { session: () => new Promise(() => undefined) })
    const two = openTab(browser)
    void one.tab.session()
    await vi.advanceTimersByTimeAsync(1)
    const looking = two.tab.session('own')
    await vi.advanceTimersByTimeAsync(1)
    await one.tab.close()
    expect(await looking).toEqual(session)
    expect(two.client.handle.session).toHaveBeenLastCalledWith('own')
  })

  test('awaiting the answer to a proposal of an earlier page is repeated', async () => {
    const browser = createBrowser()
    const one = openTab(browser, { resume: () => new Promise(() => undefined) })
    const two = openTab(browser)
    await one.tab.session()
    const resuming = two.tab.resume({})
    await vi.advanceTimersByTimeAsync(1)
    await one.tab.close()
    expect(await resuming).toEqual(session)
    expect(two.client.handle.resume).toHaveBeenCalledOnce()
  })

  test('a tab that closed first does not take over', async () => {
    const browser = createBrowser()
    const tabs = [openTab(browser), openTab(browser), openTab(browser)] as const
    for (const { tab } of tabs) await tab.session()
    expect(browser.waiting()).toBe(2)
    await tabs[1].tab.close()
    expect(browser.waiting()).toBe(1)
    await tabs[0].tab.close()
    expect(await tabs[2].tab.request(asked)).toBe('signed')
    expect(tabs[1].createLocal).not.toHaveBeenCalled()
    expect(tabs[2].client.handle.request).toHaveBeenCalledOnce()
  })

  test('no channel, lock, listener or timer is left when all tabs have closed', async () => {
    const browser = createBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    await one.tab.session()
    await two.tab.session()
    await two.tab.close()
    await one.tab.close()
    expect(browser.channels.size).toBe(0)
    expect(browser.waiting()).toBe(0)
    expect(one.client.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(await one.tab.session()).toEqual(session)
  })
})

describe('when the tab with the client is suspended', () => {
  async function openSuspended(changes: Partial<ClientHandle> = {}) {
    const browser = createBrowser()
    const page = browser.openPage()
    const one = openTab(page, changes)
    await one.tab.session()
    page.suspend()
    return { browser, page, one, two: openTab(browser) }
  }

  test('a call rejects in time, and is not sent; the next call is sent by the client of this tab', async () => {
    const { page, one, two } = await openSuspended()
    let failure: unknown
    const failing = failureOf(two.tab.request(asked)).then((error) => (failure = error))
    await vi.advanceTimersByTimeAsync(2999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await failing
    expect(isFoyerError(failure, 'TAB_SILENT')).toBe(true)
    expect(await two.tab.request(asked)).toBe('signed')
    expect(two.client.handle.request).toHaveBeenCalledOnce()
    page.resume()
    expect(one.client.handle.request).not.toHaveBeenCalled()
  })

  test('reading the session is repeated in this tab, whose client receives events of the wallet', async () => {
    const { two } = await openSuspended()
    const looking = two.tab.session('own')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await looking).toEqual(session)
    expect(two.client.handle.session).toHaveBeenCalledWith('own')
    const listener = vi.fn()
    two.tab.subscribe(listener)
    two.client.emit({ type: 'end', topic: 'topic' })
    expect(listener).toHaveBeenCalledOnce()
  })

  test('the end of a session is repeated in this tab', async () => {
    const { page, one, two } = await openSuspended()
    const ending = two.tab.end({ topic: 'topic' })
    await vi.advanceTimersByTimeAsync(3000)
    await ending
    expect(two.client.handle.end).toHaveBeenCalledExactlyOnceWith({ topic: 'topic' })
    page.resume()
    expect(one.client.handle.end).not.toHaveBeenCalled()
  })

  test('it has no client afterwards, and its calls go to the tab that has taken over', async () => {
    const { page, one, two } = await openSuspended()
    const looking = two.tab.session()
    await vi.advanceTimersByTimeAsync(3000)
    await looking
    page.resume()
    expect(one.client.handle.close).toHaveBeenCalledOnce()
    expect(await one.tab.request(asked)).toBe('signed')
    expect(one.client.handle.request).not.toHaveBeenCalled()
    expect(two.client.handle.request).toHaveBeenCalledOnce()
  })

  test('it takes over when the other tab closes', async () => {
    const { page, one, two } = await openSuspended()
    const looking = two.tab.session()
    await vi.advanceTimersByTimeAsync(3000)
    await looking
    page.resume()
    await two.tab.close()
    await vi.advanceTimersByTimeAsync(1)
    expect(one.createLocal).toHaveBeenCalledTimes(2)
    expect(await one.tab.request(asked)).toBe('signed')
    expect(one.client.handle.request).toHaveBeenCalledOnce()
  })

  test('it emits events of the other tab, also before it has noticed the loss of the client', async () => {
    const browser = createBrowser()
    const { tab } = openTab(browser)
    await tab.session()
    const listener = vi.fn()
    tab.subscribe(listener)
    for (const receive of browser.channels) receive({ kind: 'event', event: { type: 'end', topic: 'topic' } })
    expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'end', topic: 'topic' })
  })

  test('a running call of a third tab rejects when another tab takes over', async () => {
    const never = () => new Promise<never>(() => undefined)
    const browser = createBrowser()
    const page = browser.openPage()
    const one = openTab(page, { request: vi.fn(never), close: never })
    const [two, three] = [openTab(browser), openTab(browser)]
    await one.tab.session()
    const failing = failureOf(two.tab.request(asked))
    await vi.advanceTimersByTimeAsync(1)
    expect(one.client.handle.request).toHaveBeenCalledOnce()
    page.suspend()
    const looking = three.tab.session()
    await vi.advanceTimersByTimeAsync(3000)
    await looking
    expect(isFoyerError(await failing, 'TAB_CLOSED')).toBe(true)
    expect(three.client.handle.request).not.toHaveBeenCalled()
  })

  test('no lock, channel or timer is left when all tabs have closed', async () => {
    const { browser, page, one, two } = await openSuspended()
    const looking = two.tab.session()
    await vi.advanceTimersByTimeAsync(3000)
    await looking
    page.resume()
    await two.tab.close()
    await one.tab.close()
    await vi.advanceTimersByTimeAsync(1)
    expect(browser.channels.size).toBe(0)
    expect(browser.waiting()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    const { tab, createLocal } = openTab(browser)
    await tab.session()
    expect(createLocal).toHaveBeenCalledOnce()
  })
})

test('a tab that was suspended itself reads the answer of the other tab first', async () => {
  const browser = createBrowser()
  const page = browser.openPage()
  const one = openTab(browser)
  const two = openTab(page)
  await one.tab.session()
  await two.tab.session()
  page.suspend()
  const asking = two.tab.request(asked)
  await vi.advanceTimersByTimeAsync(1)
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(3000)
  page.resume()
  expect(await asking).toBe('signed')
  expect(two.createLocal).not.toHaveBeenCalled()
  expect(one.client.handle.request).toHaveBeenCalledOnce()
})

test('a tab ignores calls that were posted while it was frozen', async () => {
  const browser = createBrowser()
  const one = openTab(browser)
  await one.tab.session()
  const sentAt = Date.now()
  const call = { kind: 'call', name: 'request', parameters: asked, sentAt }
  vi.setSystemTime(sentAt + 3000)
  for (const receive of browser.channels) receive({ ...call, id: 'late' })
  expect(one.client.handle.request).not.toHaveBeenCalled()
  for (const receive of browser.channels) receive({ ...call, id: 'fresh', sentAt: sentAt + 2999 })
  expect(one.client.handle.request).toHaveBeenCalledOnce()
})

test('an invalid message is ignored', async () => {
  const browser = createBrowser()
  const one = openTab(browser)
  await one.tab.session()
  for (const message of [
    null,
    'call',
    { kind: 'call' },
    { kind: 'call', id: '1', name: 'close' },
    { kind: 'event', event: {} },
  ])
    for (const receive of browser.channels) receive(message)
  expect(one.client.handle.close).not.toHaveBeenCalled()
  expect(await one.tab.request(asked)).toBe('signed')
})

test('a page without channels has its own client, even if another tab has the lock', async () => {
  const browser = createBrowser()
  await openTab(browser).tab.session()
  const denied: Tabs = {
    ...browser.tabs,
    openChannel() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const { tab, createLocal, client } = openTab({ ...browser, tabs: denied })
  expect(await tab.request(asked)).toBe('signed')
  expect(createLocal).toHaveBeenCalledOnce()
  await tab.close()
  expect(client.handle.close).toHaveBeenCalledOnce()
})

test('a page that is denied locks after its close opens no client', async () => {
  const browser = createBrowser()
  let deny = (): void => undefined
  const denial = new Promise<never>((_, reject) => (deny = () => reject(new DOMException('denied'))))
  const { tab, createLocal } = openTab({ tabs: { ...browser.tabs, locks: { request: () => denial } } })
  const failing = tab.request(asked).catch(() => undefined)
  await tab.close()
  deny()
  await vi.advanceTimersByTimeAsync(3000)
  await failing
  expect(createLocal).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab whose request to take over is denied takes over when the other tab closes', async () => {
  const browser = createBrowser()
  const page = browser.openPage()
  const one = openTab(page)
  const { locks } = browser.tabs
  const denied: Tabs['locks'] = {
    request: (name, options, run) =>
      'steal' in options ? Promise.reject(new DOMException('denied')) : locks.request(name, options, run),
  }
  const two = openTab({ tabs: { ...browser.tabs, locks: denied } })
  await one.tab.session()
  page.suspend()
  const failing = failureOf(two.tab.request(asked))
  await vi.advanceTimersByTimeAsync(3000)
  await failing
  await one.tab.close()
  await vi.advanceTimersByTimeAsync(1)
  expect(await two.tab.request(asked)).toBe('signed')
  expect(two.client.handle.request).toHaveBeenCalledOnce()
})

test('a request that cannot be cloned rejects, and leaves no timer', async () => {
  const browser = createBrowser()
  await openTab(browser).tab.session()
  const { tab } = openTab(browser)
  const failing = tab.request({ ...asked, params: [() => undefined] })
  await expect(failing).rejects.toMatchObject({ name: 'DataCloneError' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a result that cannot be cloned rejects in the other tab', async () => {
  const browser = createBrowser()
  await openTab(browser, { request: async () => () => undefined }).tab.session()
  const failing = openTab(browser).tab.request(asked)
  await expect(failing).rejects.toMatchObject({ message: expect.stringContaining('could not be cloned') })
})

test('a page without locks has its own client', async () => {
  const browser = createBrowser()
  const denied: Tabs = {
    ...browser.tabs,
    locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  }
  const { tab, createLocal, client } = openTab({ ...browser, tabs: denied })
  expect(await tab.session()).toEqual(session)
  expect(await tab.request(asked as never)).toBe('signed')
  expect(createLocal).toHaveBeenCalledOnce()
  await tab.close()
  expect(client.handle.close).toHaveBeenCalledOnce()
})

test('an error with data that cannot be cloned rejects in the other tab, without the data', async () => {
  const browser = createBrowser()
  const error = { code: -32000, message: 'broken', data: () => undefined }
  await openTab(browser, { request: () => Promise.reject(error) }).tab.session()
  const failure = await failureOf(openTab(browser).tab.request(asked))
  expect(failure).toEqual({ code: -32000, message: 'broken', data: undefined })
})

test('a long error of the wallet rejects in the other tab, with the start of its text', async () => {
  const browser = createBrowser()
  const error = { code: -32000, message: `broken${'.'.repeat(6000)}` }
  await openTab(browser, { request: () => Promise.reject(error) }).tab.session()
  const failure = await failureOf(openTab(browser).tab.request(asked))
  expect(failure).toMatchObject({ code: -32000, message: expect.stringMatching(/^broken\.+$/) })
})

test('a FoyerError with a context that cannot be cloned rejects in the other tab, without the context', async () => {
  const browser = createBrowser()
  const error = new FoyerError('REFUSED', { shortMessage: 'refused', context: { retry: () => undefined } })
  await openTab(browser, { request: () => Promise.reject(error) }).tab.session()
  const failure = await failureOf(openTab(browser).tab.request(asked))
  expect(failure).toMatchObject({ code: 'REFUSED', shortMessage: 'refused', context: {} })
})

test('an error of another version of the app, in an unknown form, rejects', async () => {
  const browser = createBrowser()
  await openTab(browser, { request: () => new Promise(() => undefined) }).tab.session()
  const failing = failureOf(openTab(browser).tab.request(asked))
  const ids: unknown[] = []
  browser.channels.add((message) => ids.push((message as { readonly id: unknown }).id))
  await vi.advanceTimersByTimeAsync(0)
  for (const receive of browser.channels) receive({ kind: 'failed', id: ids[0], error: 'broken' })
  expect(await failing).toMatchObject({ message: '' })
})

test('a call that arrives twice runs once at a time', async () => {
  const browser = createBrowser()
  const results: ((result: unknown) => void)[] = []
  const request = vi.fn(() => new Promise((resolve) => results.push(resolve)))
  await openTab(browser, { request }).tab.session()
  const call = { kind: 'call', id: '1', name: 'request', parameters: asked, sentAt: Date.now() }
  const receive = (): void => {
    for (const each of browser.channels) each(call)
  }
  receive()
  receive()
  expect(request).toHaveBeenCalledOnce()
  results[0]?.('signed')
  await vi.advanceTimersByTimeAsync(1)
  receive()
  expect(request).toHaveBeenCalledTimes(2)
})

test('calls of other tabs are aborted when the tab with the client closes', async () => {
  const browser = createBrowser()
  const signals: (AbortSignal | undefined)[] = []
  const one = openTab(browser, {
    request({ signal }) {
      signals.push(signal)
      return new Promise(() => undefined)
    },
  })
  await one.tab.session()
  failureOf(openTab(browser).tab.request(asked)).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  await one.tab.close()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})

test('a closed tab has closed its client', async () => {
  const browser = createBrowser()
  let end = (): void => undefined
  const one = openTab(browser, { close: () => new Promise((resolve) => (end = resolve)) })
  await one.tab.session()
  let isClosed = false
  const closing = one.tab.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(1)
  expect(isClosed).toBe(false)
  end()
  await closing
})

test('a call during the close of the same tab waits for it', async () => {
  const browser = createBrowser()
  let end = (): void => undefined
  const { tab, client, createLocal } = openTab(browser, {
    close: vi.fn(() => new Promise<void>((resolve) => (end = resolve))),
  })
  await tab.session()
  const closing = tab.close()
  const asking = tab.request(asked)
  await vi.advanceTimersByTimeAsync(1)
  expect(createLocal).toHaveBeenCalledOnce()
  end()
  await closing
  expect(await asking).toBe('signed')
  expect(createLocal).toHaveBeenCalledTimes(2)
  expect(client.handle.request).toHaveBeenCalledOnce()
})

describe('a malformed answer of another tab', () => {
  const answering = async (answer: unknown) => {
    const browser = createBrowser()
    const lie = async (): Promise<never> => answer as never
    await openTab(browser, { session: lie, propose: lie, authenticate: lie }).tab.ping('topic')
    return openTab(browser).tab
  }
  const malformed = { ...session, namespaces: { eip155: {} } }

  test('to a request for the session is ignored', async () => {
    expect(await (await answering(malformed)).session()).toBeUndefined()
  })

  test('to a proposal rejects', async () => {
    const proposing = (await answering(malformed)).propose({ namespaces: {}, onUri: vi.fn() })
    await expect(proposing).rejects.toMatchObject({ code: 'MISSING_OR_INVALID' })
  })

  test.each([[undefined], ['signed'], [{ session: malformed, signed: [{ message: 1 }] }]])(
    'to a one-click sign-in has no session and no signature: %j',
    async (answer) => {
      const fields = { chains: ['eip155:1'], methods: [], domain: 'a.example', uri: 'https://a.example' }
      const tab = await answering(answer)
      const asking = tab.authenticate({ ...fields, nonce: '12345678', onUri: vi.fn() } as never)
      expect(await asking).toEqual({ session: undefined, signed: [] })
    },
  )
})

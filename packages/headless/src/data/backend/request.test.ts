import { isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBackend, type Answer } from '../../test/backend.ts'
import { setup } from '../../test/setup.ts'
import { request, type BackendRequest } from './request.ts'

const schema = v.object({ name: v.string(), inner: v.optional(v.object({ n: v.number() })) })
type Call = Partial<BackendRequest<v.GenericSchema>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ask(answer: Answer, call: Call = {}) {
  const backend = createTestBackend(answer)
  const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch: backend.fetch })
  const run = request(config, { service: 'kit', path: '/x', schema, ...call })
  return { ...backend, run, settled: settle(run) }
}

/** Advances timers until the promise settles. */
async function settle(run: Promise<unknown>): Promise<unknown> {
  const ended = run.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return ended
}

const offline: Answer = () => Promise.reject(new TypeError('fetch failed'))

test('sends the client identity, and accepts and drops fields unknown to the schema [S7.1] [S7.27]', async () => {
  const { settled, requests } = ask(() => Response.json({ name: 'a', more: 1 }))
  expect(await settled).toEqual({ name: 'a' })
  const { searchParams, origin } = new URL(requests[0]!.url)
  expect(origin).toBe('https://api.web3modal.org')
  expect(Object.fromEntries(searchParams)).toEqual({
    projectId: 'p',
    st: 'foyer',
    sv: expect.stringMatching(/^react-eip155,solana-/) as string,
  })
})

test('sends JSON as text/plain, to avoid a preflight, unless `hasContentType` is set [S7.37]', async () => {
  const plain = ask(() => Response.json({ name: 'a' }), { method: 'POST', body: { a: 1 } })
  await plain.settled
  expect(plain.requests[0]!.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(await plain.requests[0]!.json()).toEqual({ a: 1 })
  const asJson = ask(() => Response.json({ name: 'a' }), { method: 'POST', body: {}, hasContentType: true })
  await asJson.settled
  expect(asJson.requests[0]!.headers.get('Content-Type')).toBe('application/json')
})

describe('error answers', () => {
  test.each([
    [404, {}, false],
    [429, {}, true],
    [503, {}, true],
  ])(
    '%s with the body %j is not retried, and isRetryable is %s [S7.37]',
    async (status, body, isRetryable) => {
      const { settled, requests } = ask(() => Response.json(body, { status }))
      const error = await settled
      expect(error).toMatchObject({
        code: 'HTTP_FAILED',
        shortMessage: `HTTP status code: ${status}`,
        context: { status },
        isRetryable,
      })
      expect(requests).toHaveLength(1)
    },
  )

  test.each([
    [{ reasons: [{ name: 'x', description: 'No such chain' }] }, 'No such chain'],
    [{ error: 'Nope' }, 'Nope'],
    [{ message: 'Not today' }, 'Not today'],
    [{ reasons: [] }, undefined],
    [{ message: 'Paid\n\u202Eno\u200B name' }, 'Paid no name'],
    [{ error: ' \u200B\n' }, undefined],
    ['<html>', undefined],
  ])('an error answer of %j has the reason %s', async (body, reason) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { settled } = ask(() => new Response(text, { status: 400 }))
    expect(await settled).toMatchObject({ context: { status: 400, reason } })
  })

  test.each([
    ['name', { name: 7 }],
    ['inner.n', { name: 'a', inner: { n: '1' } }],
    ['', null],
  ])('an error for an invalid answer has its field "%s"', async (field, body) => {
    expect(await ask(() => Response.json(body)).settled).toMatchObject({
      code: 'RESPONSE_INVALID',
      context: { field, path: '/x' },
    })
  })

  test.each<[code: string, answer: Answer, maxBytes?: number]>([
    ['HTTP_FAILED', () => Response.json({}, { status: 404 })],
    ['RESPONSE_INVALID', () => new Response('<html>')],
    ['RESPONSE_TOO_LARGE', () => new Response('{"name":"a"}'), 5],
    ['REQUEST_FAILED', offline],
    ['REQUEST_TIMED_OUT', () => new Promise(() => {})],
  ])('%s has the path of the request', async (code, answer, maxBytes) => {
    expect(await ask(answer, { maxBytes }).settled).toMatchObject({ code, context: { path: '/x' } })
  })

  test.each<[code: string, answer: Answer, messages: number]>([
    ['HTTP_FAILED', () => Response.json({}, { status: 404 }), 0],
    ['REQUEST_FAILED', offline, 0],
    ['RESPONSE_INVALID', () => new Response('<html>'), 1],
    ['RESPONSE_TOO_LARGE', () => new Response('x'.repeat(99)), 1],
    ['REQUEST_TIMED_OUT', () => new Promise(() => {}), 1],
  ])('%s is logged once in development builds, unless the browser logs it', async (code, answer, count) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { config } = setup({ projectId: 'p', fetch: createTestBackend(answer).fetch })
    const failed = () => settle(request(config, { service: 'kit', path: '/x', schema, maxBytes: 50 }))
    expect(await failed()).toMatchObject({ code })
    await failed()
    const messages = warn.mock.calls.flat()
    warn.mockRestore()
    expect(messages).toHaveLength(count)
    for (const message of messages) expect(message).toMatch(/^\[foyer\] \/x: The backend/)
  })

  test('production builds log no answer', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await ask(() => new Response('<html>')).settled).toMatchObject({ code: 'RESPONSE_INVALID' })
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
    vi.unstubAllEnvs()
  })

  test.each([['{"name":'], ['<!doctype html>']])('%s is an invalid answer', async (text) => {
    expect(await ask(() => new Response(text)).settled).toMatchObject({ code: 'RESPONSE_INVALID' })
  })

  test('an endless answer is aborted', async () => {
    let isCancelled = false
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => {
        isCancelled = true
      },
    })
    const { settled } = ask(() => new Response(endless), { maxBytes: 10_000 })
    expect(await settled).toMatchObject({ code: 'RESPONSE_TOO_LARGE' })
    expect(isCancelled).toBe(true)
  })

  test('an answer with a content-length above the limit is rejected', async () => {
    const headers = { 'Content-Length': '10001' }
    const { settled } = ask(() => new Response('{}', { headers }), { maxBytes: 10_000 })
    expect(await settled).toMatchObject({ code: 'RESPONSE_TOO_LARGE' })
  })

  test.each([
    [12, { name: 'a' }],
    [11, { code: 'RESPONSE_TOO_LARGE' }],
  ])('an answer of 12 bytes in chunks, with a limit of %d bytes, gives %j', async (maxBytes, expected) => {
    const chunks = new ReadableStream({
      start: (controller) => {
        for (const chunk of ['{"name"', ':"a"}']) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    })
    expect(await ask(() => new Response(chunks), { maxBytes }).settled).toMatchObject(expected)
  })

  test('the reason of an error answer has at most 200 characters', async () => {
    const { settled } = ask(() => Response.json({ message: 'x'.repeat(5000) }, { status: 400 }))
    expect(await settled).toMatchObject({ context: { reason: 'x'.repeat(200) } })
  })

  test('characters split between chunks are decoded', async () => {
    const bytes = new TextEncoder().encode('{"name":"Δ"}')
    const chunks = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await ask(() => new Response(chunks)).settled).toEqual({ name: 'Δ' })
  })
})

describe('without an answer', () => {
  test('a GET is retried once', async () => {
    const { settled, requests } = ask(offline)
    const error = await settled
    expect(isFoyerError(error, 'REQUEST_FAILED') && error.isRetryable).toBe(true)
    expect(requests).toHaveLength(2)
  })

  test('a successful retry resolves', async () => {
    let count = 0
    const { settled } = ask((call) => (count++ === 0 ? offline(call) : Response.json({ name: 'a' })))
    expect(await settled).toEqual({ name: 'a' })
  })

  test.each(['GET', 'POST'] as const)('a %s without an answer times out after 30 s', async (method) => {
    const { settled } = ask(() => new Promise(() => {}), { method })
    expect(await settled).toMatchObject({ code: 'REQUEST_TIMED_OUT', isRetryable: true })
  })

  test('an answer whose body does not end times out', async () => {
    const { settled } = ask(() => new Response(new ReadableStream()))
    expect(await settled).toMatchObject({ code: 'REQUEST_TIMED_OUT' })
  })

  test('an answer after 10 s is accepted', async () => {
    const { settled } = ask(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ name: 'a' })), 10_000)),
    )
    expect(await settled).toEqual({ name: 'a' })
  })

  test('a POST is not retried', async () => {
    const { settled, requests } = ask(offline, { method: 'POST', body: {} })
    expect(await settled).toMatchObject({ code: 'REQUEST_FAILED' })
    expect(requests).toHaveLength(1)
  })
})

test.each([new DOMException('enough', 'AbortError'), new Error('enough')])(
  'an aborted request rejects with the reason %s, and is not retried',
  async (reason) => {
    const controller = new AbortController()
    const { fetch, requests } = createTestBackend(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch })
    const { signal } = controller
    const ended = request(config, { service: 'kit', path: '/x', schema, signal }).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(0)
    controller.abort(reason)
    await vi.runAllTimersAsync()
    expect(await ended).toBe(reason)
    expect(requests).toHaveLength(1)
  },
)

test('without an endpoint `request` rejects with ENDPOINT_MISSING, and sends nothing', async () => {
  const backend = createTestBackend()
  const { config } = setup({ fetch: backend.fetch })
  await expect(request(config, { service: 'kit', path: '/x', schema })).rejects.toMatchObject({
    code: 'ENDPOINT_MISSING',
  })
  expect(backend.requests).toEqual([])
})

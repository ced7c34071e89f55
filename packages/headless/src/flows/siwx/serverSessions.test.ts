import type { SiwxSession } from '@foyer/chains/siwx'
import { expect, test, vi } from 'vitest'
import { serverSessions } from './serverSessions.ts'

const session: SiwxSession = {
  data: {
    accountAddress: '0xAb',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'abcdefgh1234',
  },
  message: 'text',
  signature: '0x12',
}

/** Server with the given answers, and its received requests. */
function server(answers: Readonly<Record<string, readonly [status: number, body?: string]>>) {
  const asked: string[] = []
  const fetch = async (url: string, { method, credentials, cache, headers, body }: RequestInit = {}) => {
    const request = `${method} ${url.replace('https://api.example/auth', '')}`
    asked.push(body ? `${request} ${body as string}` : request)
    expect([credentials, cache]).toEqual(['include', 'no-store'])
    expect(headers).toEqual(body ? { 'content-type': 'application/json' } : undefined)
    const [status, text = null] = answers[request] ?? [204]
    return new Response(text, { status })
  }
  const sessions = serverSessions({
    url: 'https://api.example/auth',
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  return { asked, ...sessions }
}

test('sessions of the server are filtered by network and account', async () => {
  const other = { ...session, data: { ...session.data, chainId: 'eip155:137' } }
  const { get } = server({ 'GET /session': [200, JSON.stringify([session, other, { data: null }])] })
  expect(await get('eip155:1', '0xAb')).toEqual([session])
  expect(await get('eip155:10', '0xAb')).toEqual([])
})

test('reads for several networks at the same time share one request', async () => {
  const other = { ...session, data: { ...session.data, chainId: 'eip155:137' } } as const
  const { asked, get } = server({ 'GET /session': [200, JSON.stringify([session, other])] })
  const networks = ['eip155:1', 'eip155:10', 'eip155:137'] as const
  const read = () => Promise.all(networks.map((network) => get(network, '0xAb')))
  expect(await read()).toEqual([[session], [], [other]])
  expect(asked).toEqual(['GET /session'])
  await read()
  expect(asked).toEqual(['GET /session', 'GET /session'])
})

test('a failed read is not kept for the next one', async () => {
  const answers = [new Response(null, { status: 500 }), Response.json([session])]
  const { get } = serverSessions({ url: '/auth', fetch: async () => answers.shift() ?? Response.error() })
  const both = await Promise.allSettled([get('eip155:1', '0xAb'), get('eip155:10', '0xAb')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get('eip155:1', '0xAb')).toEqual([session])
})

test.each(['add', 'remove'] as const)(
  'a read after %s does not share a read that began before or during it',
  async (change) => {
    const answers: ((response: Response) => void)[] = []
    const { add, get, remove } = serverSessions({
      url: '/auth',
      fetch: (_, { method } = {}) =>
        method === 'GET'
          ? new Promise((answer) => answers.push(answer))
          : Promise.resolve(new Response(null, { status: 204 })),
    })
    const early = get('eip155:1', '0xAb')
    const changing = change === 'add' ? add(session) : remove('eip155:1', '0xAb')
    const during = get('eip155:1', '0xAb')
    await changing
    const late = get('eip155:1', '0xAb')
    await vi.waitFor(() => expect(answers).toHaveLength(3))
    const [old, now] = change === 'add' ? [[], [session]] : [[session], []]
    for (const [index, answer] of answers.entries()) answer(Response.json(index === 2 ? now : old))
    expect(await Promise.all([early, during, late])).toEqual([old, old, now])
  },
)

test('a session that is not on the server is removed without a request', async () => {
  const { asked, get, remove, add } = server({ 'GET /session': [200, '[]'] })
  await get('eip155:1', '0xAb')
  await remove('eip155:1', '0xAb')
  expect(asked).toEqual(['GET /session'])
  await add(session)
  await remove('eip155:1', '0xAb')
  expect(asked.slice(1)).toEqual([
    `POST /session ${JSON.stringify([session])}`,
    'DELETE /session?chainId=eip155%3A1&accountAddress=0xAb',
  ])
})

test('only sessions on the server are removed by a request', async () => {
  const { asked, get, add, set, remove } = server({ 'GET /session': [200, '[]'] })
  const removeAll = async (): Promise<void> => {
    for (let chain = 1; chain <= 12; chain += 1)
      for (const account of ['0xAb', '0xCd']) await remove(`eip155:${chain}`, account)
  }
  const deleted = (): readonly string[] => asked.splice(0).filter((request) => request.startsWith('DELETE'))
  await get('eip155:1', '0xAb')
  await add(session)
  await removeAll()
  expect(deleted()).toEqual(['DELETE /session?chainId=eip155%3A1&accountAddress=0xAb'])
  await removeAll()
  expect(deleted()).toEqual([])
  const other = { ...session, data: { ...session.data, chainId: 'eip155:2' } } as const
  await set([session, other])
  await removeAll()
  expect(deleted()).toEqual(
    [1, 2].map((chain) => `DELETE /session?chainId=eip155%3A${chain}&accountAddress=0xAb`),
  )
})

test('the sessions of one sign-in are stored by one request, and a server that ends the nonce with the sessions takes them', async () => {
  const visitor: { nonce?: string | undefined; sessions: readonly unknown[] } = { sessions: [] }
  const { getNonce, get, set } = serverSessions({
    url: '/auth',
    async fetch(url, { method, body } = {}) {
      const request = `${method} ${url as string}`
      if (request === 'GET /auth/nonce') return new Response((visitor.nonce = 'abcdefgh1234'))
      if (request === 'GET /auth/session') return Response.json(visitor.sessions)
      const isValid = visitor.nonce !== undefined
      visitor.nonce = undefined
      visitor.sessions = method === 'POST' && isValid ? (JSON.parse(body as string) as []) : []
      return new Response(null, { status: method === 'DELETE' || isValid ? 204 : 401 })
    },
  })
  await getNonce()
  await set([session])
  expect(await get('eip155:1', '0xAb')).toEqual([session])
})

test('after a failed request it is unknown which sessions are on the server, and the removal of any is a request', async () => {
  const { asked, get, add, remove } = server({
    'GET /session': [200, '[]'],
    'POST /session': [500],
  })
  const removeAll = async () => {
    const before = asked.length
    for (const chainId of ['eip155:1', 'eip155:137'] as const)
      for (const account of ['0xAb', '0xCd']) await remove(chainId, account)
    return asked.slice(before)
  }
  await get('eip155:1', '0xAb')
  await expect(add(session)).rejects.toMatchObject({ code: 'SIWX_SERVER_FAILED' })
  const requests = [
    'DELETE /session?chainId=eip155%3A1&accountAddress=0xAb',
    'DELETE /session?chainId=eip155%3A1&accountAddress=0xCd',
    'DELETE /session?chainId=eip155%3A137&accountAddress=0xAb',
    'DELETE /session?chainId=eip155%3A137&accountAddress=0xCd',
  ]
  expect(await removeAll()).toEqual(requests)
  expect(await removeAll()).toEqual(requests)
  await get('eip155:1', '0xAb')
  expect(await removeAll()).toEqual([])
})

test.each([
  ['refuses', [401], 401, 'responded with 401'],
  ['breaks', [500, 'oops'], 500, 'responded with 500'],
  ['answers with a page', [200, '<!doctype html>'], 200, 'returned no valid nonce'],
  ['answers with a short nonce', [200, 'abc1234'], 200, 'returned no valid nonce'],
  ['answers with two lines', [200, 'abcdefgh1234\nURI'], 200, 'returned no valid nonce'],
] as const)('a server that %s: getNonce rejects with the status', async (_, answer, status, text) => {
  const { getNonce } = server({ 'GET /nonce': answer })
  const shortMessage = `The SIWX server ${text}`
  await expect(getNonce()).rejects.toMatchObject({
    code: 'SIWX_SERVER_FAILED',
    shortMessage,
    context: { status },
  })
})

test('a server that cannot be reached, or does not answer, rejects with SIWX_SERVER_FAILED', async () => {
  vi.useFakeTimers()
  const cause = new TypeError('Failed to fetch')
  const unreachable = serverSessions({ url: '/auth', fetch: () => Promise.reject(cause) })
  await expect(unreachable.getNonce()).rejects.toMatchObject({ code: 'SIWX_SERVER_FAILED', cause })
  let signal: AbortSignal | null | undefined
  const silent = serverSessions({
    url: '/auth',
    fetch: (_, init) => ((signal = init?.signal), new Promise(() => {})),
  })
  const asked = expect(silent.getNonce()).rejects.toMatchObject({
    code: 'SIWX_SERVER_FAILED',
    shortMessage: 'The SIWX server did not respond',
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await asked
  expect(signal?.aborted).toBe(true)
  vi.useRealTimers()
})

test('a session whose removal has failed is removed by the next attempt', async () => {
  const answers: Record<string, readonly [status: number, body?: string]> = {
    'GET /session': [200, JSON.stringify([session])],
    'DELETE /session?chainId=eip155%3A1&accountAddress=0xAb': [503],
  }
  const { asked, get, remove } = server(answers)
  await get('eip155:1', '0xAb')
  await expect(remove('eip155:1', '0xAb')).rejects.toMatchObject({ code: 'SIWX_SERVER_FAILED' })
  delete answers['DELETE /session?chainId=eip155%3A1&accountAddress=0xAb']
  await remove('eip155:1', '0xAb')
  await remove('eip155:1', '0xAb')
  expect(asked.filter((request) => request.startsWith('DELETE'))).toHaveLength(2)
})

test('an empty list ends every session with one request', async () => {
  const { asked, set } = server({})
  await set([])
  expect(asked).toEqual(['DELETE /session'])
})

/** Server whose answers wait until they are released, in any order. */
function slowServer() {
  const asked: { readonly request: string; readonly answer: (text?: string) => void }[] = []
  const sessions = serverSessions({
    url: '',
    fetch: (url, { method } = {}) =>
      new Promise((resolve) => {
        const answer = (text?: string) => resolve(new Response(text ?? null, { status: text ? 200 : 204 }))
        asked.push({ request: `${method} ${url as string}`, answer })
      }),
  })
  return { asked, ...sessions }
}

test('a session that is stored while the sessions are read is removed from the server by a sign-out', async () => {
  const { asked, get, add, remove } = slowServer()
  const reading = get('eip155:1', '0xAb')
  await vi.waitUntil(() => asked.length === 1)
  const adding = add(session)
  await vi.waitUntil(() => asked.length === 2)
  asked[1]?.answer()
  await adding
  asked[0]?.answer('[]')
  expect(await reading).toEqual([])
  const removing = remove('eip155:1', '0xAb')
  await vi.waitUntil(() => asked.length === 3)
  expect(asked[2]?.request).toBe('DELETE /session?chainId=eip155%3A1&accountAddress=0xAb')
  asked[2]?.answer()
  await removing
})

test('two sessions that are stored at once are both removed from the server', async () => {
  const { asked, get, add, remove } = slowServer()
  const reading = get('eip155:1', '0xAb')
  await vi.waitUntil(() => asked.length === 1)
  asked[0]?.answer('[]')
  await reading
  const other = { ...session, data: { ...session.data, accountAddress: '0xCd' } }
  const adding = [add(session), add(other)]
  await vi.waitUntil(() => asked.length === 3)
  asked[2]?.answer()
  await adding[1]
  asked[1]?.answer()
  await adding[0]
  const removing = [remove('eip155:1', '0xAb'), remove('eip155:1', '0xCd')]
  await vi.waitUntil(() => asked.length === 5)
  for (const { answer } of asked.slice(3)) answer()
  await Promise.all(removing)
})

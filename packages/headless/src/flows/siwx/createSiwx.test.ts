// @vitest-environment jsdom
import type { SiwxSession } from '@foyer/chains/siwx'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiwx, pageOf } from './createSiwx.ts'
import { parseSessions } from './loadSiwx.ts'

const page = location.href
afterEach(() => history.replaceState(null, '', page))

test.each([
  ['/login', '/login'],
  ['/login?token=secret', '/login'],
  ['/login#access_token=secret', '/login'],
  ['/a?b#c?d#e', '/a'],
  ['/a|b', '/a%7Cb'],
  ['/docs/[slug]', '/docs/%5Bslug%5D'],
  ['/100%/é%20', '/100%25/%C3%A9%20'],
])('the message on the page %s has a uri that ends with %s, without query and fragment', (path, expected) => {
  history.replaceState(null, '', path)
  expect(pageOf({}).uri).toBe(`${location.origin}${expected}`)
})

test('the message has the domain of the page, with its port, unless the options have another one', () => {
  expect(pageOf({}).domain).toBe(location.host)
  expect(pageOf({ domain: 'app.example' }).domain).toBe('app.example')
})

test('a uri of the options is used unchanged', () => {
  expect(pageOf({ uri: 'https://app.example/?a=1#b' }).uri).toBe('https://app.example/?a=1#b')
})

test('a stored session before its time, and an expired one, are neither verified nor removed', async () => {
  const subject = { chainId: 'eip155:1', accountAddress: '0xAb' } as const
  const fields = {
    ...subject,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: '12345678',
  }
  const sessionWith = (times: object): SiwxSession => ({
    data: { ...fields, ...times } as SiwxSession['data'],
    message: 'message',
    signature: '0x',
  })
  const early = sessionWith({ notBefore: '2026-11-21T13:00:00Z' })
  const expired = sessionWith({ expirationTime: '2026-11-21T11:00:00Z' })
  const current = sessionWith({ issuedAt: '2026-11-21T12:00:00Z' })
  const value = JSON.stringify([early, expired, current])
  const storage = { getItem: () => value, setItem: vi.fn<() => void>(), removeItem: vi.fn<() => void>() }
  const verify = vi.fn<(session: SiwxSession) => Promise<void>>(async () => {})
  const siwx = createSiwx({}, { storage, now: () => Date.parse('2026-11-21T12:00:00Z'), verify })
  expect(await siwx.getSessions(subject.chainId, subject.accountAddress)).toEqual([current])
  expect(verify.mock.calls.map(([session]) => session)).toEqual([current])
  expect([storage.setItem, storage.removeItem].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a stored session keeps all its fields; a session without a required one is dropped', () => {
  const data = {
    accountAddress: '0xAb',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: '12345678',
  } as const
  const required = { data, message: 'message', signature: '0x' }
  const whole: SiwxSession = {
    data: {
      ...data,
      scheme: 'https',
      statement: 'Welcome',
      resources: ['https://app.example/terms'],
      requestId: 'request-7',
      issuedAt: '2026-11-21T12:00:00Z',
      notBefore: '2026-11-21T13:00:00Z',
      expirationTime: '2026-11-21T14:00:00Z',
    },
    message: 'message',
    signature: '0x',
    cacao: {
      h: { t: 'caip122' },
      p: { iss: 'did:pkh:eip155:1:0xAb' },
      s: { t: 'eip191', s: '0x', m: 'meta' },
    } as SiwxSession['cacao'],
  }
  expect(parseSessions(JSON.stringify([whole, required]))).toEqual([whole, required])
  const without = (of: object, key: string) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
  const broken = [
    ...Object.keys(required).map((key) => without(required, key)),
    ...Object.keys(data).map((key) => ({ ...required, data: without(data, key) })),
    ...[{ version: '2' }, { chainId: 'xeip155:1' }, { chainId: 'eip155:' }].map((change) => ({
      ...required,
      data: { ...data, ...change },
    })),
  ]
  expect(parseSessions(JSON.stringify(broken))).toEqual([])
})

test('the sessions of one sign-in are stored beside those of other accounts, and replace their own', async () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const siwx = createSiwx({}, { storage, now: () => 0, verify: async () => undefined })
  const sessionOf = (accountAddress: string, chain: string, nonce: string): SiwxSession => ({
    data: {
      accountAddress,
      chainId: `eip155:${Number(chain)}`,
      domain: 'app.example',
      uri: 'https://app.example',
      version: '1',
      nonce,
    },
    message: 'message',
    signature: '0x',
  })
  const kept = async () =>
    (await Promise.all(['1', '137'].map((chain) => siwx.getSessions(`eip155:${Number(chain)}`, '0xAb'))))
      .flat()
      .map(({ data }) => data.nonce)
  await siwx.setSessions([sessionOf('0xAb', '1', 'first001'), sessionOf('0xAb', '137', 'first137')])
  await siwx.setSessions([sessionOf('0xCd', '1', 'other001')])
  expect(await kept()).toEqual(['first001', 'first137'])
  await siwx.setSessions([sessionOf('0xAb', '137', 'second37')])
  expect(await kept()).toEqual(['first001', 'second37'])
  expect(await siwx.getSessions('eip155:1', '0xCd')).toHaveLength(1)
  await siwx.setSessions([])
  expect([...entries]).toEqual([])
})

import type { AddressInfo } from 'node:net'
import { isFoyerError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana as solanaNetwork } from '@foyer/chains/networks'
import { createSiwxMessage, type SiwxMessageData, type SiwxSession } from '@foyer/chains/siwx'
import { solana } from '@foyer/chains/solana'
import { serverSessions } from '@foyer/headless'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSignInServer } from './createSignInServer.ts'

const origin = 'https://app.example'
const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
/** Chain without contracts. */
const chain = custom({ request: async () => `0x${'00'.repeat(32)}` })

let now: number
let url: string
let stop: () => void

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z')
  const server = createSignInServer({
    origin,
    adapters: [eip155({ transports: { 'eip155:1': chain, 'eip155:137': chain } }), solana()],
    networks: [mainnet, polygon, solanaNetwork],
    now: () => now,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => server.close()
})
afterEach(() => stop())

/** Browser with a cookie jar and an origin. */
function browse(from = origin) {
  let cookie = ''
  let cookieLine = ''
  const ask: typeof fetch = async (target, init) => {
    const headers = { ...(init?.headers as Record<string, string>), cookie, origin: from }
    const response = await fetch(target as string, { ...init, headers })
    cookieLine = response.headers.get('set-cookie') ?? cookieLine
    cookie = cookieLine.split(';')[0] ?? ''
    return response
  }
  return { ...serverSessions({ url, fetch: ask }), cookie: () => cookie, cookieLine: () => cookieLine, ask }
}

function fields(nonce: string, change: Partial<SiwxMessageData> = {}): SiwxMessageData {
  return {
    accountAddress: alice.address,
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example/login',
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 60_000).toISOString(),
    ...change,
  }
}

async function sign(data: SiwxMessageData): Promise<SiwxSession> {
  const message = createSiwxMessage(data)
  return { data, message, signature: await alice.signMessage({ message }) }
}

const keptOf = ({ get }: ReturnType<typeof browse>, chainId: SiwxMessageData['chainId'] = 'eip155:1') =>
  get(chainId, alice.address)
const statusOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'taken',
    (error: unknown) => (isFoyerError(error, 'SIWX_SERVER_FAILED') ? error.context['status'] : error),
  )

describe('a signer', () => {
  test('is signed in until the sign-out', async () => {
    const browser = browse()
    const session = await sign(fields(await browser.getNonce()))
    await browser.add(session)
    expect(await keptOf(browser)).toEqual([session])
    expect(await keptOf(browse())).toEqual([])
    await browser.remove('eip155:1', alice.address)
    expect(await keptOf(browser)).toEqual([])
  })

  test.each([1_000, 60_000, 119_000])('is signed in with a clock %i ms ahead', async (ahead) => {
    const browser = browse()
    const issuedAt = new Date(now + ahead).toISOString()
    const expirationTime = new Date(now + 600_000).toISOString()
    const session = await sign(fields(await browser.getNonce(), { issuedAt, expirationTime }))
    await browser.add(session)
    expect(await keptOf(browser)).toEqual([session])
  })

  test('is signed in with the verified fields only', async () => {
    const browser = browse()
    const session = await sign(fields(await browser.getNonce()))
    const forged = { p: { iss: 'did:pkh:eip155:1:0x000000000000000000000000000000000000dEaD' } }
    const data = { ...session.data, isAdmin: true } as SiwxMessageData
    await browser.add({ ...session, data, cacao: forged } as unknown as SiwxSession)
    const [kept] = await keptOf(browser)
    expect(kept).toEqual(session)
    expect(JSON.stringify(kept)).not.toMatch(/isAdmin|dEaD/)
  })

  test('with one nonce for several networks is signed in on each, and signed out of each separately', async () => {
    const browser = browse()
    const nonce = await browser.getNonce()
    await browser.set([await sign(fields(nonce)), await sign(fields(nonce, { chainId: 'eip155:137' }))])
    expect(await keptOf(browser, 'eip155:137')).toHaveLength(1)
    await browser.remove('eip155:1', alice.address)
    expect(await keptOf(browser)).toEqual([])
    expect(await keptOf(browser, 'eip155:137')).toHaveLength(1)
    await browser.set([])
    expect(await keptOf(browser, 'eip155:137')).toEqual([])
  })

  test('is signed in with an account of another namespace', async () => {
    const browser = browse()
    const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7))
    const accountAddress = base58.encode(publicKey)
    const { caipNetworkId: chainId } = solanaNetwork
    const data = fields(await browser.getNonce(), { accountAddress, chainId })
    const message = createSiwxMessage(data)
    const signature = base58.encode(nacl.sign.detached(new TextEncoder().encode(message), secretKey))
    await browser.add({ data, message, signature })
    expect(await browser.get(chainId, accountAddress)).toHaveLength(1)
  })

  test('is signed in until the expiry of the message', async () => {
    const browser = browse()
    await browser.add(await sign(fields(await browser.getNonce())))
    now += 60_000
    expect(await keptOf(browser)).toEqual([])
  })
})

describe('rejected without a session:', () => {
  type Forge = (session: SiwxSession) => SiwxSession | Promise<SiwxSession>
  const again =
    (change: Partial<SiwxMessageData>): Forge =>
    ({ data }) =>
      sign({ ...data, ...change })
  test.each<[what: string, forge: Forge]>([
    ['a message for another domain', again({ domain: 'evil.example' })],
    ['a message for a chain that is not configured', again({ chainId: 'eip155:10' })],
    [
      'a message for one chain with the fields of another chain',
      async (session) => ({
        ...(await sign({ ...session.data, chainId: 'eip155:137' })),
        data: session.data,
      }),
    ],
    ['a message that has expired', again({ expirationTime: '2026-11-21T12:00:00Z' })],
    ['a message issued tomorrow', again({ issuedAt: '2026-11-22T12:00:00Z', expirationTime: undefined })],
    ['a nonce that the server did not issue', again({ nonce: 'madeUpByMyself' })],
    [
      'a text that was changed',
      (session) => ({ ...session, message: session.message.replace('12:01', '23:01') }),
    ],
    [
      'a signature that was changed',
      (session) => ({ ...session, signature: `${session.signature.slice(0, -4)}001b` }),
    ],
    ['a text that is no message', (session) => ({ ...session, message: `${session.message}\nAdmin: yes` })],
    [
      'fields that are not in the text',
      (session) => ({ ...session, data: { ...session.data, statement: 'Hi' } }),
    ],
  ])('%s', async (_, forge) => {
    const browser = browse()
    const session = await sign(fields(await browser.getNonce()))
    expect(await statusOf(Promise.resolve(forge(session)).then(browser.add))).toBe(401)
    expect(await keptOf(browser)).toEqual([])
  })

  test('a used nonce, also after a failed attempt', async () => {
    const browser = browse()
    const good = await sign(fields(await browser.getNonce()))
    await browser.add(good)
    await browser.remove('eip155:1', alice.address)
    expect(await statusOf(browser.add(good))).toBe(401)
    const next = await sign(fields(await browser.getNonce()))
    expect(await statusOf(browser.add({ ...next, signature: good.signature }))).toBe(401)
    expect(await statusOf(browser.add(next))).toBe(401)
  })

  test('an expired nonce, and the nonce of another browser', async () => {
    const browser = browse()
    const other = browse()
    const stolen = await sign(fields(await other.getNonce()))
    await browser.getNonce()
    expect(await statusOf(browser.add(stolen))).toBe(401)
    const nonce = await browser.getNonce()
    now += 10 * 60_000
    expect(await statusOf(browser.add(await sign(fields(nonce))))).toBe(401)
  })

  test('all of several messages, if one is invalid', async () => {
    const browser = browse()
    const nonce = await browser.getNonce()
    const both = [await sign(fields(nonce)), await sign(fields(nonce, { domain: 'evil.example' }))]
    expect(await statusOf(browser.set(both))).toBe(401)
    expect(await keptOf(browser)).toEqual([])
  })

  test('a request from another origin', async () => {
    const browser = browse('https://evil.example')
    const session = await sign(fields(await browser.getNonce()))
    expect(await statusOf(browser.add(session))).toBe(403)
  })

  test.each(['', '{', 'null', '[]', '[null]', '[{}]', '[{"data":null}]', 'x'.repeat(100_000)])(
    'an invalid body: %.20s',
    async (body) => {
      const browser = browse()
      await browser.getNonce()
      expect((await browser.ask(`${url}/session`, { method: 'POST', body })).status).toBe(400)
    },
  )
})

test('the cookie is HttpOnly and SameSite, and changes at the sign-in', async () => {
  const browser = browse()
  const nonce = await browser.getNonce()
  const before = browser.cookie()
  expect(browser.cookieLine()).toMatch(/; HttpOnly; SameSite=Strict; Path=\/; Max-Age=86400; Secure$/)
  await browser.add(await sign(fields(nonce)))
  expect(browser.cookie()).not.toBe(before)
})

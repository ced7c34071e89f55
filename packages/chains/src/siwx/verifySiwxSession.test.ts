import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { eip155 } from '../eip155/eip155.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { solana } from '../networks/definitions/solana.ts'
import { createSiwxMessage } from './createSiwxMessage.ts'
import type { SiwxMessageData, SiwxSession } from './types.ts'
import { verifySiwxSession, type VerifySiwxSessionParameters } from './verifySiwxSession.ts'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const chain = custom({ request: async () => `0x${'00'.repeat(32)}` })
const now = Date.parse('2026-11-21T12:00:00Z')
const server: VerifySiwxSessionParameters = {
  adapters: [eip155({ transports: { 'eip155:1': chain } })],
  networks: [mainnet],
  domain: 'app.example',
  nonce: 'abcdefgh1234',
  now,
}
const fields: SiwxMessageData = {
  accountAddress: account.address,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'abcdefgh1234',
  issuedAt: '2026-11-21T11:59:00Z',
  expirationTime: '2026-11-21T13:00:00Z',
}

async function signed(change: Partial<SiwxMessageData> = {}): Promise<SiwxSession> {
  const data = { ...fields, ...change }
  const message = createSiwxMessage(data)
  return { data, message, signature: await account.signMessage({ message }) }
}

describe('verifySiwxSession', () => {
  test('accepts a message for this domain and time, signed by the account', async () => {
    expect(await verifySiwxSession(await signed(), server)).toEqual(fields)
  })

  test.each<[what: string, code: string, body: (valid: SiwxSession) => unknown]>([
    ['nothing', 'SIWX_MESSAGE_INVALID', () => undefined],
    ['null', 'SIWX_MESSAGE_INVALID', () => null],
    ['a list', 'SIWX_MESSAGE_INVALID', () => []],
    ['a message that is a number', 'SIWX_MESSAGE_INVALID', (valid) => ({ ...valid, message: 1 })],
    ['no fields', 'SIWX_REFUSED', (valid) => ({ ...valid, data: undefined })],
    ['null as fields', 'SIWX_REFUSED', (valid) => ({ ...valid, data: null })],
    ['no signature', 'SIGNATURE_INVALID', (valid) => ({ ...valid, signature: undefined })],
    ['a signature that is a number', 'SIGNATURE_INVALID', (valid) => ({ ...valid, signature: 1 })],
  ])('rejects the body of a request with %s: %s', async (_what, code, body) => {
    const session = body(await signed()) as SiwxSession
    await expect(verifySiwxSession(session, server)).rejects.toMatchObject({ code })
  })

  test.each<[reason: string, change: Partial<SiwxMessageData>, here?: Partial<VerifySiwxSessionParameters>]>([
    ['domain', { domain: 'evil.example' }],
    ['domain', { domain: 'not-app.example' }],
    ['domain', { domain: 'app.example.evil.example' }],
    ['domain', { domain: 'app.example:8080' }],
    ['nonce', { nonce: 'anotherNonce' }],
    ['uri', {}, { uri: 'https://app.example/other' }],
    ['uri', {}, { uri: 'https://app.example/' }],
    ['network', { chainId: 'eip155:137' }],
    ['expired', { expirationTime: '2026-11-21T12:00:00Z' }],
    ['expired', { expirationTime: '2016-12-31T23:59:60Z' }],
    ['not yet valid', { notBefore: '2026-11-21T12:02:01Z' }],
    ['not yet valid', { notBefore: '2026-12-31T23:59:60z' }],
    ['not yet valid', { issuedAt: '2026-11-21T12:02:01Z', notBefore: '2026-11-21T11:00:00Z' }],
    ['not yet valid', { issuedAt: '2026-11-21T12:02:01Z' }],
    ['not yet valid', { issuedAt: '2026-11-21T12:00:02Z' }, { leewayMs: 1000 }],
  ])('refuses with the reason "%s": %j', async (reason, change, here) => {
    await expect(verifySiwxSession(await signed(change), { ...server, ...here })).rejects.toMatchObject({
      code: 'SIWX_REFUSED',
      context: { reason },
    })
  })

  test.each<[change: Partial<SiwxMessageData>, here?: Partial<VerifySiwxSessionParameters>]>([
    [{ issuedAt: '2026-11-21T12:02:00Z' }],
    [{ notBefore: '2026-11-21T12:02:00Z' }],
    [{ issuedAt: '2026-11-21T12:00:01Z' }, { leewayMs: 1000 }],
  ])('accepts a clock up to two minutes ahead, or as far as configured: %j', async (change, here) => {
    const session = await signed(change)
    expect(await verifySiwxSession(session, { ...server, ...here })).toEqual(session.data)
  })

  test('accepts the expected URI, and any domain and nonce if none is expected', async () => {
    const { adapters, networks } = server
    const expected = { adapters, networks, now, uri: fields.uri }
    expect(await verifySiwxSession(await signed(), expected as VerifySiwxSessionParameters)).toEqual(fields)
  })

  test.each(['domain', 'nonce', 'uri'])(
    'refuses if the expected %s is given without a value: a visitor without a nonce replays no sign-in',
    async (field) => {
      const expected = { ...server, [field]: undefined }
      await expect(verifySiwxSession(await signed(), expected)).rejects.toMatchObject({
        code: 'SIWX_REFUSED',
        context: { reason: field },
      })
    },
  )

  test('accepts a contract account only with a configured node', async () => {
    const asked: string[] = []
    // A node that approves every signature.
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(url)
      const { id } = JSON.parse(String(init.body)) as { readonly id: number }
      return Response.json({ jsonrpc: '2.0', id, result: `0x${'00'.repeat(31)}01` })
    })
    try {
      const session = { ...(await signed()), signature: '0x1234' }
      const anywhere = { ...server, adapters: [eip155()] }
      await expect(verifySiwxSession(session, anywhere)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
      expect(asked).toEqual([])
      const contractRpcUrls = { 'eip155:1': ['https://node.example'] } as const
      expect(await verifySiwxSession(session, { ...anywhere, contractRpcUrls })).toEqual(fields)
      expect(new Set(asked)).toEqual(new Set(['https://node.example/']))
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('rejects a used nonce when the server expects the next one', async () => {
    const session = await signed()
    await verifySiwxSession(session, server)
    await expect(verifySiwxSession(session, { ...server, nonce: 'theNextNonce' })).rejects.toMatchObject({
      context: { reason: 'nonce' },
    })
  })

  test.each<[field: string, claimed: Partial<SiwxMessageData>]>([
    ['accountAddress', { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://app.example/admin' }],
    ['nonce', { nonce: 'anotherNonce' }],
    ['statement', { statement: 'Welcome, admin' }],
    ['requestId', { requestId: 'request-8' }],
    ['issuedAt', { issuedAt: '2026-11-21T11:58:00Z' }],
    ['notBefore', { notBefore: '2026-11-21T11:58:00Z' }],
    ['expirationTime', { expirationTime: undefined }],
    ['resources', { resources: [] }],
    ['resources', { resources: ['https://evil.example'] }],
    ['resources', { resources: ['https://app.example/one', 'https://app.example/two'] }],
  ])('rejects another %s than that of the signed text: %j', async (_, claimed) => {
    const session = await signed({
      statement: 'Welcome',
      requestId: 'request-7',
      notBefore: '2026-11-21T11:59:00Z',
      resources: ['https://app.example/one'],
    })
    expect(await verifySiwxSession(session, server)).toEqual(session.data)
    const other = { ...session, data: { ...session.data, ...claimed } }
    await expect(verifySiwxSession(other, server)).rejects.toMatchObject({
      code: 'SIWX_REFUSED',
      context: { reason: 'data' },
    })
  })

  test('resolves with the fields of the signed text only', async () => {
    const session = await signed()
    const data = { ...session.data, role: 'admin' }
    expect(await verifySiwxSession({ ...session, data }, server)).toEqual(fields)
  })

  test('rejects fields with another network than the signed text', async () => {
    const session = await signed({ chainId: 'eip155:137' })
    const claimed = { ...session, data: { ...session.data, chainId: 'eip155:1' as const } }
    await expect(
      verifySiwxSession(claimed, { ...server, networks: [mainnet, polygon] }),
    ).rejects.toMatchObject({ context: { reason: 'data' } })
  })

  test.each<[what: string, tamper: (session: SiwxSession) => SiwxSession, code: string]>([
    [
      'fields',
      (session) => ({ ...session, data: { ...fields, expirationTime: '2030-01-01T00:00:00Z' } }),
      'SIWX_REFUSED',
    ],
    [
      'fields that were added',
      (session) => ({ ...session, data: { ...fields, statement: 'I am admin' } }),
      'SIWX_REFUSED',
    ],
    [
      'body without fields',
      ({ message, signature }) => ({ message, signature }) as SiwxSession,
      'SIWX_REFUSED',
    ],
    ['scheme', (session) => ({ ...session, data: { ...fields, scheme: 'http' } }), 'SIWX_REFUSED'],
    [
      'resources',
      (session) => ({ ...session, data: { ...fields, resources: ['https://a.example'] } }),
      'SIWX_REFUSED',
    ],
    [
      'text',
      (session) => ({ ...session, message: session.message.replace('13:00', '23:00') }),
      'SIWX_REFUSED',
    ],
    [
      'text that is no longer a message',
      (session) => ({ ...session, message: `${session.message}\nAdmin: yes` }),
      'SIWX_MESSAGE_INVALID',
    ],
    [
      'signature',
      (session) => ({ ...session, signature: `${session.signature.slice(0, -6)}00001b` }),
      'SIGNATURE_INVALID',
    ],
  ])('rejects changed %s', async (_, tamper, code) => {
    await expect(verifySiwxSession(tamper(await signed()), server)).rejects.toMatchObject({ code })
  })

  test('an abort reaches the verification, which may ask a node', async () => {
    const signals: unknown[] = []
    const verifyMessage = async () => async (context: { readonly signal?: AbortSignal | undefined }) => {
      signals.push(context.signal)
      return true
    }
    const { signal } = new AbortController()
    await verifySiwxSession(await signed(), {
      ...server,
      adapters: [eip155({ operations: { verifyMessage } })],
      signal,
    })
    expect(signals).toEqual([signal])
  })

  test('rejects a namespace without an adapter', async () => {
    const data: SiwxMessageData = {
      ...fields,
      chainId: solana.caipNetworkId,
      accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    }
    const session = { data, message: createSiwxMessage(data), signature: 'x' }
    await expect(verifySiwxSession(session, { ...server, networks: [solana] })).rejects.toMatchObject({
      context: { reason: 'namespace' },
    })
  })
})

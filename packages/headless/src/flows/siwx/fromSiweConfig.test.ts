import { describe, expect, test, vi } from 'vitest'
import type { SiweConfig, SiweSession } from '../../core/contracts/siwx.ts'
import { fromSiweConfig } from './fromSiweConfig.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const now = () => Date.parse('2026-11-21T12:00:00Z')

/** Server that accepts every signature, and stores sessions. */
function server(options: Partial<SiweConfig> = {}) {
  const state: { session: SiweSession | null } = { session: null }
  const siwe: SiweConfig = {
    getNonce: () => 'abcdefgh1234',
    createMessage: (fields) => JSON.stringify(fields),
    verifyMessage: () => true,
    getSession: () => state.session,
    signOut: () => {
      state.session = null
      return true
    },
    getMessageParams: () => ({ domain: 'app.example', uri: 'https://app.example', statement: 'Hello' }),
    ...options,
  }
  return { state, siwx: fromSiweConfig(siwe, { now }) }
}

test('the message has the server’s nonce and the app’s fields', async () => {
  const resources = ['https://app.example/terms'] as const
  const page = { domain: 'app.example', uri: 'https://app.example', statement: 'Hello' }
  const { siwx } = server({ getMessageParams: () => ({ ...page, resources }) })
  const message = await siwx.createMessage({ chainId: 'eip155:137', accountAddress: address })
  expect(JSON.parse(message.toString())).toEqual({
    address,
    chainId: 137,
    domain: 'app.example',
    uri: 'https://app.example',
    statement: 'Hello',
    resources,
    version: '1',
    nonce: 'abcdefgh1234',
    issuedAt: '2026-11-21T12:00:00.000Z',
  })
})

test('the fields of the app change neither the account, the network nor the nonce of the message', async () => {
  const getNonce = vi.fn(() => 'abcdefgh1234')
  const others = { address: `0x${'1'.repeat(40)}`, accountAddress: '0x1', chainId: 1, nonce: 'anotherNonce' }
  const { siwx } = server({ getNonce, getMessageParams: () => ({ ...others, domain: 'app.example' }) })
  const message = await siwx.createMessage({ chainId: 'eip155:137', accountAddress: address })
  expect(message).toMatchObject({ accountAddress: address, chainId: 'eip155:137', nonce: 'abcdefgh1234' })
  const text = { address, chainId: 137, nonce: 'abcdefgh1234' }
  expect(JSON.parse(message.toString())).toMatchObject(text)
  expect(getNonce).toHaveBeenCalledExactlyOnceWith(address)
})

describe('session of the server', () => {
  test.each<[what: string, session: SiweSession | null, options: Partial<SiweConfig>, isSignedIn: boolean]>([
    ['no session', null, {}, false],
    ['this account on this network, in any case', { address: address.toLowerCase(), chainId: 1 }, {}, true],
    ['another network', { address, chainId: 137 }, {}, false],
    [
      'another network, which does not matter',
      { address, chainId: 137 },
      { signOutOnNetworkChange: false },
      true,
    ],
    ['another account', { address: `0x${'1'.repeat(40)}`, chainId: 1 }, {}, false],
    [
      'another account, which does not matter',
      { address: `0x${'1'.repeat(40)}`, chainId: 1 },
      { signOutOnAccountChange: false },
      true,
    ],
    ['no session, and sign-in is off', null, { enabled: false }, true],
  ])('%s', async (_, session, options, isSignedIn) => {
    const { siwx, state } = server(options)
    state.session = session
    const data = { accountAddress: address, chainId: 'eip155:1' }
    expect(await siwx.getSessions('eip155:1', address)).toMatchObject(isSignedIn ? [{ data }] : [])
  })

  test.each([
    [{}, 1],
    [{ signOutOnAccountChange: false }, 0],
  ])('is ended when the account changes, with %j: %i time', async (options, times) => {
    const signOut = vi.fn(() => true)
    const onSignOut = vi.fn()
    const { siwx, state } = server({ ...options, signOut, onSignOut })
    state.session = { address: `0x${'1'.repeat(40)}`, chainId: 1 }
    await siwx.getSessions('eip155:1', address)
    expect([signOut.mock.calls, onSignOut.mock.calls].map(({ length }) => length)).toEqual([times, times])
  })

  test('is read once for several networks at the same time, and again after a failed read or a sign-in', async () => {
    const answers = [Promise.reject(new TypeError('Failed to fetch')), { address, chainId: 1 }, null]
    const getSession = vi.fn(() => answers.shift())
    const { siwx } = server({ getSession })
    const readAll = () =>
      Promise.allSettled((['eip155:1', 'eip155:137'] as const).map((id) => siwx.getSessions(id, address)))
    expect((await readAll()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await readAll()).toMatchObject([{ value: [{ data: { chainId: 'eip155:1' } }] }, { value: [] }])
    expect(getSession).toHaveBeenCalledTimes(2)
    expect(await readAll()).toMatchObject([{ value: [] }, { value: [] }])
  })

  test('a read after a sign-in does not share a read that began before or during it', async () => {
    const answers: ((session: SiweSession | null) => void)[] = []
    const getSession = () => new Promise<SiweSession | null>((answer) => answers.push(answer))
    const { siwx } = server({ getSession })
    const data = { ...(await siwx.createMessage({ chainId: 'eip155:1', accountAddress: address })) }
    const early = siwx.getSessions('eip155:1', address)
    const adding = siwx.addSession({ data, message: 'text', signature: '0x12' })
    const during = siwx.getSessions('eip155:1', address)
    await adding
    const late = siwx.getSessions('eip155:1', address)
    await vi.waitFor(() => expect(answers).toHaveLength(3))
    for (const [index, answer] of answers.entries()) answer(index === 2 ? { address, chainId: 1 } : null)
    expect(await Promise.all([early, during, late])).toMatchObject([
      [],
      [],
      [{ data: { chainId: 'eip155:1' } }],
    ])
  })

  test('is ended once by a disconnect, which revokes the sessions of all networks', async () => {
    const signOut = vi.fn(() => true)
    const onSignOut = vi.fn()
    const { siwx, state } = server({ signOut, onSignOut })
    state.session = { address, chainId: 1 }
    await Promise.all(['eip155:1', 'eip155:137'].map((id) => siwx.revokeSession(id as 'eip155:1', address)))
    expect([signOut.mock.calls, onSignOut.mock.calls].map(({ length }) => length)).toEqual([1, 1])
    // The next sign-in and disconnect.
    await siwx.revokeSession('eip155:1', address)
    expect(signOut).toHaveBeenCalledTimes(2)
  })

  test('a server that refuses to sign out keeps its session: the app is not notified, and both callers reject', async () => {
    const onSignOut = vi.fn()
    const { siwx, state } = server({ signOut: () => false, onSignOut })
    state.session = { address, chainId: 1 }
    const refused = { code: 'SIWE_SIGN_OUT_FAILED' }
    await expect(siwx.revokeSession('eip155:1', address)).rejects.toMatchObject(refused)
    // The account has changed.
    await expect(siwx.getSessions('eip155:1', `0x${'1'.repeat(40)}`)).rejects.toMatchObject(refused)
    expect(onSignOut).not.toHaveBeenCalled()
  })

  test('is neither read nor ended by an app that has turned the sign-in off', async () => {
    const getSession = vi.fn(() => ({ address, chainId: 1 }))
    const signOut = vi.fn(() => true)
    const { siwx } = server({ enabled: false, getSession, signOut })
    await siwx.getSessions('eip155:1', address)
    await siwx.revokeSession('eip155:1', address)
    expect([getSession.mock.calls, signOut.mock.calls]).toEqual([[], []])
  })

  test('is not ended by a network change', async () => {
    const { siwx, state } = server()
    state.session = { address, chainId: 137 }
    await siwx.getSessions('eip155:1', address)
    expect(state.session).not.toBeNull()
  })

  test('is not required for an account of another namespace', async () => {
    const { siwx } = server()
    expect(await siwx.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'GwAF')).toHaveLength(1)
  })
})

const signed = {
  data: { accountAddress: address, chainId: 'eip155:1', domain: 'a', uri: 'a:', version: '1', nonce: 'n' },
  message: 'text',
  signature: '0x',
} as const

test('addSession rejects if the server rejects the signature', async () => {
  const verifyMessage = vi.fn(() => false)
  const { siwx } = server({ verifyMessage })
  await expect(siwx.addSession(signed)).rejects.toMatchObject({ shortMessage: 'Failed to verify message' })
  expect(verifyMessage).toHaveBeenCalledExactlyOnceWith({ message: 'text', signature: '0x' })
})

test('the app is notified of sign-ins and sign-outs, and only an existing session signs out', async () => {
  const onSignIn = vi.fn()
  const onSignOut = vi.fn()
  const { siwx, state } = server({ onSignIn, onSignOut })
  await siwx.addSession(signed)
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ address, chainId: 1 })
  state.session = { address, chainId: 1 }
  await siwx.revokeSession('eip155:1', `0x${'1'.repeat(40)}`)
  expect(onSignOut).not.toHaveBeenCalled()
  await siwx.revokeSession('eip155:1', address)
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(state.session).toBeNull()
})

test.each([
  [{}, true],
  [{ required: false }, false],
  [{ enabled: false }, false],
] as const)('a sign-in with %j is required: %s', (options, isRequired) => {
  expect(server(options).siwx.getRequired?.()).toBe(isRequired)
})

test.each([
  [undefined, true],
  [false, false],
])('a disconnect signs out with signOutOnDisconnect %s: %s', (signOutOnDisconnect, isSignedOut) => {
  expect(server({ signOutOnDisconnect }).siwx.signOutOnDisconnect).toBe(isSignedOut)
})

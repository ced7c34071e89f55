import { FoyerError, UserRejectedError } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { createSiwxMessage, parseSiwxMessage, type SiwxSession } from '@foyer/chains/siwx'
import { createMemoryStorage } from '@foyer/chains/testing'
import fc from 'fast-check'
import { custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SiweConfig, SiweSession } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config, ConfigOptions } from '../../core/types.ts'
import { closeModal, requestClose } from '../../modal/closeModal.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { getToast } from '../../modal/notices/state.ts'
import { getModal, openModal } from '../../modal/openModal.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { untilIdle } from '../../test/settled.ts'
import { createTestAdapter, connectionsOf, ethereum, polygon, setup, solana } from '../../test/setup.ts'
import { walkRuns, WALKS_TIMEOUT_MS } from '../../test/walks.ts'
import { createTestConnector, type TestConnector } from '../../testing/createTestConnector.ts'
import { activateNetwork } from '../../wallet/activateNetwork.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { addNetwork } from '../../wallet/networks.ts'
import { getAccount, getNetwork } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getSiwx } from './getSiwx.ts'
import { loadSiwx } from './loadSiwx.ts'
import { serverSessions } from './serverSessions.ts'
import { signIn } from './signIn.ts'
import { cancelSignIn, signOut } from './signOut.ts'
import { siwx, type SiwxOptions } from './siwx.ts'
import { siwxStateAtom } from './state.ts'
import { checkSignIn } from './watchSignIn.ts'

const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const bob = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
const keys = new Map([alice, bob].map((account) => [account.address as string, account]))
/** Chain without contracts. */
const chain = custom({ request: async () => `0x${'00'.repeat(32)}` })
const { verifyMessage } = eip155({ transports: { 'eip155:1': chain, 'eip155:137': chain } }).operations

/** Wallet that signs with real keys, unless configured otherwise. */
function createSigner() {
  const signer = {
    answer: 'sign' as 'sign' | 'reject' | 'forge' | 'crash' | 'wait',
    asked: 0,
    /** Signal of the last request. */
    signal: undefined as AbortSignal | undefined,
    release: () => {},
    adapter: createTestAdapter({
      ...(verifyMessage && { verifyMessage }),
      signMessage:
        async () =>
        async ({ signal }, { address, message }): Promise<string> => {
          signer.asked += 1
          signer.signal = signal
          if (signer.answer === 'wait') await new Promise<void>((resolve) => (signer.release = resolve))
          if (signer.answer === 'reject') throw new UserRejectedError()
          if (signer.answer === 'crash') return Promise.reject({ code: -32603, message: 'wallet is broken' })
          const account: typeof alice | undefined = signer.answer === 'forge' ? bob : keys.get(address)
          return account!.signMessage({ message })
        },
    }),
  }
  return signer
}

const site: SiwxOptions = { domain: 'app.example', uri: 'https://app.example/login' }

async function open(options: SiwxOptions = {}, more: Partial<ConfigOptions> = {}) {
  const signer = createSigner()
  const wallet = createTestConnector({ address: alice.address })
  const test = setup({
    adapters: [signer.adapter, createTestAdapter({}, 'solana')],
    connectors: [wallet],
    siwx: siwx({ ...site, ...options }),
    ...more,
  })
  return { ...test, signer, wallet, view: () => getModalRouter(test.config).view }
}

async function connected(options: SiwxOptions = {}, more: Partial<ConfigOptions> = {}) {
  const test = await open(options, more)
  openModal(test.config, { view: 'Connect' })
  await connect(test.config, { connector: test.wallet })
  await vi.waitUntil(() => getSiwx(test.config).status === 'signed-out')
  return test
}

const statusOf = (config: Config) => getSiwx(config).status

/** Error of a sign-in that is cancelled. */
const errorOf = (signing: Promise<SiwxSession>): Promise<unknown> =>
  signing.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('signing in', () => {
  test('a connection without a session is asked [S4.14]', async () => {
    const { config, view } = await connected()
    expect(getModal(config).isOpen).toBe(true)
    expect(view()).toBe('SIWXSignMessage')
    expect(getSiwx(config)).toEqual({
      status: 'signed-out',
      session: undefined,
      error: undefined,
      isRequired: true,
    })
  })

  test('a signed message is stored, the modal closes, and an event is emitted [S4.15] [S3.75] [S1.5]', async () => {
    const { config, events, storage } = await connected({ statement: 'Welcome', expirationMs: 3_600_000 })
    const session = await signIn(config)
    expect(parseSiwxMessage(session.message)).toEqual(session.data)
    expect(session.data).toMatchObject({
      accountAddress: alice.address,
      chainId: 'eip155:1',
      statement: 'Welcome',
      ...site,
    })
    const { issuedAt, expirationTime } = session.data
    expect(Date.parse(expirationTime!) - Date.parse(issuedAt!)).toBe(3_600_000)
    expect(getSiwx(config)).toMatchObject({ status: 'signed-in', session })
    expect(getModal(config).isOpen).toBe(false)
    const properties = { network: 'eip155:1', isSmartAccount: false }
    expect(events).toContainEqual({ event: 'SIWX_AUTH_SUCCESS', properties })
    expect(JSON.parse(storage.getItem('@foyer/siwx')!)).toEqual([session])
  })

  test.each<[what: string, options: SiwxOptions]>([
    ['without optional fields', {}],
    [
      'with every field',
      {
        scheme: 'https',
        statement: 'Welcome',
        resources: ['https://app.example/terms'],
        requestId: 'request-7',
        expirationMs: 60_000,
      },
    ],
  ])('a stored session %s is restored and verified without a request', async (_, options) => {
    const first = await connected(options)
    await signIn(first.config)
    // The newer session takes the place of the older one.
    const session = await signIn(first.config)
    first.config.destroy()
    expect(JSON.parse(first.storage.getItem('@foyer/siwx') ?? '')).toEqual([session])
    const wallet = createTestConnector({ address: alice.address, isAuthorized: true })
    const next = await open({}, { storage: first.storage, connectors: [wallet] })
    await vi.waitUntil(() => statusOf(next.config) === 'signed-in')
    expect(getSiwx(next.config).session).toEqual(session)
    expect([getModal(next.config).isOpen, next.signer.asked]).toEqual([false, 0])
  })

  test('a stored session with the signature of another account is dropped, and requested again', async () => {
    const first = await connected()
    await signIn(first.config)
    const [kept] = JSON.parse(first.storage.getItem('@foyer/siwx')!) as SiwxSession[]
    first.config.destroy()
    const signature = await bob.signMessage({ message: kept!.message })
    first.storage.setItem('@foyer/siwx', JSON.stringify([{ ...kept!, signature }]))
    const wallet = createTestConnector({ address: alice.address, isAuthorized: true })
    const next = await open({}, { storage: first.storage, connectors: [wallet] })
    await vi.waitUntil(() => statusOf(next.config) === 'signed-out')
    expect(getModalRouter(next.config).view).toBe('SIWXSignMessage')
    expect(first.storage.getItem('@foyer/siwx')).toBeNull()
  })

  test.each(['VERIFY_FAILED', 'LOAD_FAILED'])(
    'a stored session is kept if it could not be verified because of %s',
    async (code) => {
      const first = await connected({ signOutOnDisconnect: false })
      await signIn(first.config)
      const kept = first.storage.getItem('@foyer/siwx')
      first.config.destroy()
      const wallet = createTestConnector({ address: alice.address, isAuthorized: true })
      const failure = new FoyerError(code, { shortMessage: 'The node did not answer' })
      const adapter = createTestAdapter({ verifyMessage: async () => () => Promise.reject(failure) })
      const next = await open(
        { signOutOnDisconnect: false },
        {
          storage: first.storage,
          connectors: [wallet],
          adapters: [adapter, createTestAdapter({}, 'solana')],
        },
      )
      await vi.waitUntil(() => next.errors.includes(failure))
      expect(statusOf(next.config)).not.toBe('signed-in')
      expect(first.storage.getItem('@foyer/siwx')).toBe(kept)
    },
  )

  test('a stored session for another domain is dropped, and requested again', async () => {
    const first = await connected({ domain: 'evil.example', uri: 'https://evil.example/' })
    await signIn(first.config)
    first.config.destroy()
    const wallet = createTestConnector({ address: alice.address, isAuthorized: true })
    const next = await open({}, { storage: first.storage, connectors: [wallet] })
    await vi.waitUntil(() => statusOf(next.config) === 'signed-out')
    expect(first.storage.getItem('@foyer/siwx')).toBeNull()
  })

  test('a session of another account or network does not count, although the store returns it', async () => {
    const kept: SiwxSession[] = []
    const sessions: SiwxOptions['sessions'] = {
      get: async () => kept,
      add: async (session) => void kept.push(session),
      set: async () => undefined,
      remove: async () => undefined,
    }
    const { config, wallet } = await connected({ sessions })
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }], chainId: '1' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: alice.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
  })

  test('a session with notBefore has its lifetime from then on', async () => {
    const { config } = await open({ expirationMs: 60_000 })
    const siwxOfApp = (await loadSiwx(config)) ?? expect.unreachable()
    const subject = { chainId: 'eip155:1', accountAddress: alice.address } as const
    const message = await siwxOfApp.createMessage({ ...subject, notBefore: '2100-01-01T00:00:00Z' })
    expect(parseSiwxMessage(message.toString())).toMatchObject({
      notBefore: '2100-01-01T00:00:00Z',
      expirationTime: '2100-01-01T00:01:00.000Z',
    })
  })

  test.each(['{', '[1, null, {"data": {}}]', '{"__proto__": {"isAdmin": true}}', '"text"'])(
    'invalid storage is ignored: %s',
    async (stored) => {
      const storage = createMemoryStorage()
      storage.setItem('@foyer/siwx', stored)
      const { view } = await connected({}, { storage })
      expect(view()).toBe('SIWXSignMessage')
    },
  )

  test.each([
    ['reject', 'USER_REJECTED'],
    ['forge', 'SIGNATURE_INVALID'],
    ['crash', 'SIGN_MESSAGE_FAILED'],
  ] as const)(
    'after %s the view stays with a toast, the error is %s, and the sign-in can be retried [S4.16] [S8.21]',
    async (answer, code) => {
      const { config, signer, view, names } = await connected()
      signer.answer = answer
      await expect(signIn(config)).rejects.toMatchObject({ code })
      expect(view()).toBe('SIWXSignMessage')
      expect(getToast(config)).toMatchObject({
        isOpen: true,
        message: 'Error signing message',
        code: 'SIGN_IN_FAILED',
        variant: 'error',
      })
      expect(names()).toContain('SIWX_AUTH_ERROR')
      expect(getSiwx(config)).toMatchObject({ status: 'signed-out', error: { code } })
      signer.answer = 'sign'
      expect(await signIn(config)).toBeDefined()
      expect(getSiwx(config).error).toBeUndefined()
    },
  )

  test.each([
    ['forge', [['[foyer] The sign-in failed', expect.objectContaining({ code: 'SIGNATURE_INVALID' })]]],
    ['reject', []],
  ] as const)(
    'after %s a development build logs the reason, unless the visitor declined',
    async (answer, lines) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      onTestFinished(() => warn.mockRestore())
      const { config, signer } = await connected()
      signer.answer = answer
      await expect(signIn(config)).rejects.toThrow()
      expect(warn.mock.calls).toEqual(lines)
    },
  )

  test('cancelling after a failure hides its toast', async () => {
    const { config, signer } = await connected()
    signer.answer = 'reject'
    await expect(signIn(config)).rejects.toThrow(UserRejectedError)
    expect(getToast(config).isOpen).toBe(true)
    await cancelSignIn(config)
    expect(getToast(config).isOpen).toBe(false)
  })

  test('a failure with a closed modal opens it', async () => {
    const { config, signer } = await connected({ isRequired: false })
    closeModal(config)
    signer.answer = 'reject'
    await expect(signIn(config)).rejects.toThrow(UserRejectedError)
    expect(getModal(config).isOpen).toBe(true)
    expect(getModalRouter(config).view).toBe('SIWXSignMessage')
  })

  test('signIn rejects without siwx in the config, and without an account [S8.22]', async () => {
    const without = setup()
    await expect(signIn(without.config)).rejects.toMatchObject({ shortMessage: 'SIWX is not enabled' })
    const disconnected = await open({}, { id: 'nobody' })
    await expect(signIn(disconnected.config)).rejects.toMatchObject({
      shortMessage: 'No ActiveCaipAddress found',
    })
  })

  test('an account on a network that the app adds is asked', async () => {
    const { config, wallet } = await connected()
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    await vi.waitUntil(() => statusOf(config) === 'idle')
    addNetwork(config, createTestNetwork('eip155:999'))
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(internalsOf(config).store.get(siwxStateAtom).key).toBe(`eip155:999:${alice.address}`)
  })

  test('signIn rejects on an unconfigured network [S8.26]', async () => {
    const { config, wallet, signer } = await connected()
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    await expect(signIn(config)).rejects.toMatchObject({
      code: 'NO_ACTIVE_NETWORK',
      shortMessage: 'No ActiveCaipNetwork or client found',
    })
    expect(signer.asked).toBe(0)
  })
})

describe('a sign-in and concurrent events', () => {
  test('an abort with any reason shows no error', async () => {
    const { config, signer, names, errors } = await connected()
    signer.answer = 'wait'
    const controller = new AbortController()
    const signing = errorOf(signIn(config, { signal: controller.signal }))
    await vi.waitUntil(() => signer.asked === 1)
    controller.abort(new DOMException('too slow', 'TimeoutError'))
    expect(await signing).toMatchObject({ name: 'TimeoutError' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect([getToast(config).isOpen, names().includes('SIWX_AUTH_ERROR'), errors]).toEqual([false, false, []])
    expect(getSiwx(config).error).toBeUndefined()
  })

  test('an abort by one caller does not end the sign-in of another caller', async () => {
    const { config, signer } = await connected()
    signer.answer = 'wait'
    const controller = new AbortController()
    const first = errorOf(signIn(config, { signal: controller.signal }))
    await vi.waitUntil(() => signer.asked === 1)
    const second = signIn(config)
    await Promise.resolve()
    controller.abort()
    expect(await first).toMatchObject({ name: 'AbortError' })
    signer.release()
    expect(await second).toBeDefined()
    expect(statusOf(config)).toBe('signed-in')
  })

  test('the modal closes when the app switches to a namespace without an account', async () => {
    const { config, view } = await connected()
    expect(view()).toBe('SIWXSignMessage')
    activateNetwork(config, solana.caipNetworkId)
    expect(getModal(config).isOpen).toBe(false)
    expect(getAccount(config, { namespace: 'eip155' }).isConnected).toBe(true)
  })

  test('a sign-in right after a change of the network and back does not join the aborted one', async () => {
    const { config, signer } = await connected()
    signer.answer = 'wait'
    const first = errorOf(signIn(config))
    await vi.waitUntil(() => signer.asked === 1)
    activateNetwork(config, 'eip155:137')
    activateNetwork(config, 'eip155:1')
    signer.answer = 'sign'
    expect((await signIn(config)).data.chainId).toBe('eip155:1')
    expect(await first).toMatchObject({ name: 'AbortError' })
  })

  test('a session of another tab does not end the request that the wallet shows', async () => {
    const { config, signer } = await connected()
    signer.answer = 'wait'
    const signing = signIn(config)
    await vi.waitUntil(() => signer.asked === 1)
    const [own, { key }] = [await loadSiwx(config), internalsOf(config).store.get(siwxStateAtom)]
    const data = { chainId: 'eip155:1', accountAddress: alice.address }
    await checkSignIn(config, { ...own!, getSessions: async () => [{ data } as SiwxSession] }, key!)
    expect([statusOf(config), getModal(config).isOpen]).toEqual(['signing', true])
    signer.release()
    await signing
    expect(getModal(config).isOpen).toBe(false)
  })

  /** Sessions whose storing or reading waits until it is released. */
  function slowSessions() {
    let kept: readonly SiwxSession[] = []
    const slow = { waits: '' as '' | 'add' | 'get', isWaiting: false, release: () => {}, kept: () => kept }
    const wait = async (step: 'add' | 'get'): Promise<void> => {
      if (slow.waits !== step) return
      slow.isWaiting = true
      await new Promise<void>((resolve) => (slow.release = resolve))
    }
    const of = (chainId: string, address: string) => (session: SiwxSession) =>
      session.data.chainId === chainId && session.data.accountAddress === address
    const sessions: SiwxOptions['sessions'] = {
      async get(chainId, address) {
        const found = kept.filter(of(chainId, address))
        await wait('get')
        return found
      },
      async add(session) {
        await wait('add')
        kept = [session]
      },
      async set(all) {
        kept = all
      },
      async remove(chainId, address) {
        kept = kept.filter((session) => !of(chainId, address)(session))
      },
    }
    return { slow, sessions }
  }

  test.each([
    ['a required', true],
    ['an optional', false],
  ])(
    '%s sign-in that is cancelled while its session is being stored leaves no session',
    async (_, isRequired) => {
      const { slow, sessions } = slowSessions()
      const { config } = await connected({ sessions, isRequired })
      slow.waits = 'add'
      const signing = errorOf(signIn(config))
      await vi.waitUntil(() => slow.isWaiting)
      await cancelSignIn(config)
      expect(await signing).toMatchObject({ name: 'AbortError' })
      expect(getAccount(config).isConnected).toBe(!isRequired)
      slow.release()
      await untilIdle()
      expect(slow.kept()).toEqual([])
    },
  )

  test('a sign-in that is cancelled while its session is being stored keeps the session of the next sign-in', async () => {
    const { slow, sessions } = slowSessions()
    const { config } = await connected({ sessions, isRequired: false })
    slow.waits = 'add'
    const cancelled = errorOf(signIn(config))
    await vi.waitUntil(() => slow.isWaiting)
    await cancelSignIn(config)
    slow.waits = ''
    expect(await signIn(config)).toBeDefined()
    slow.release()
    expect(await cancelled).toMatchObject({ name: 'AbortError' })
    await untilIdle()
    expect([statusOf(config), slow.kept().length]).toEqual(['signed-in', 1])
  })

  test('a cancel ends without effect if the account changes meanwhile', async () => {
    const { slow, sessions } = slowSessions()
    const { config, wallet } = await connected({ sessions })
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    slow.waits = 'get'
    const cancelling = cancelSignIn(config)
    await vi.waitUntil(() => slow.isWaiting)
    slow.waits = ''
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    slow.release()
    await cancelling
    expect(getAccount(config)).toMatchObject({ isConnected: true, address: bob.address })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
  })

  test('an earlier read of sessions does not end a sign-in that was made meanwhile', async () => {
    const { slow, sessions } = slowSessions()
    const { config } = await connected({ sessions })
    slow.waits = 'get'
    const { key } = internalsOf(config).store.get(siwxStateAtom)
    const siwxOfApp = await loadSiwx(config)
    const checking = checkSignIn(config, siwxOfApp ?? expect.unreachable(), key ?? expect.unreachable())
    await signIn(config)
    slow.release()
    await checking
    expect(statusOf(config)).toBe('signed-in')
  })

  test('an earlier read of sessions that fails does not disconnect an account that has signed in meanwhile', async () => {
    const { sessions } = slowSessions()
    const { config, errors } = await connected({ sessions })
    let fail: (error: Error) => void = () => undefined
    vi.spyOn(sessions!, 'get').mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    const { key } = internalsOf(config).store.get(siwxStateAtom)
    const siwxOfApp = await loadSiwx(config)
    const checking = checkSignIn(config, siwxOfApp ?? expect.unreachable(), key ?? expect.unreachable())
    await signIn(config)
    fail(new Error('down'))
    await checking
    expect([statusOf(config), getAccount(config).isConnected]).toEqual(['signed-in', true])
    expect(errors).toMatchObject([{ message: 'down' }])
  })

  test('a failed read of the sessions of an earlier account does not disconnect the account in use', async () => {
    const { sessions } = slowSessions()
    const { config, wallet, errors } = await open({ sessions })
    let fail: (error: Error) => void = () => undefined
    const read = vi
      .spyOn(sessions!, 'get')
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    await connect(config, { connector: wallet })
    await vi.waitUntil(() => read.mock.calls.length === 1)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    fail(new Error('down'))
    await untilIdle()
    expect([getAccount(config).address, errors]).toEqual([bob.address, []])
  })

  test('signOut disconnects the wallet that was signed in, although another one is current by then', async () => {
    const { sessions } = slowSessions()
    const other = createTestConnector({ id: 'other', address: bob.address })
    const wallet = createTestConnector({ address: alice.address })
    const { config } = await open(
      { sessions },
      { connectors: [wallet, other], features: { multiWallet: true } },
    )
    await connect(config, { connector: wallet })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    const remove = vi.spyOn(sessions!, 'remove')
    let release = (): void => {}
    remove.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    const leaving = signOut(config)
    await connect(config, { connector: other })
    await vi.waitUntil(() => remove.mock.calls.length > 0)
    release()
    await leaving
    expect(connectionsOf(config).map(({ connector }) => connector.id)).toEqual(['other'])
  })
})

describe('a sign-in that expires while the page is open', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('ends at its expirationTime, and the modal asks again', async () => {
    const { config, names } = await connected({ expirationMs: 60_000 })
    await signIn(config)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(statusOf(config)).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(1)
    expect(statusOf(config)).not.toBe('signed-in')
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(getSiwx(config).session).toBeUndefined()
    expect(getModalRouter(config).view).toBe('SIWXSignMessage')
    expect(names()).not.toContain('SIWX_AUTH_ERROR')
  })

  test('is continued by a session that another tab has stored', async () => {
    const { config, storage } = await connected({ expirationMs: 60_000 })
    const first = await signIn(config)
    const data = { ...first!.data, expirationTime: new Date(Date.now() + 120_000).toISOString() }
    const message = createSiwxMessage(data)
    const later = { data, message, signature: await alice.signMessage({ message }) }
    storage.setItem('@foyer/siwx', JSON.stringify([later]))
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    expect(getSiwx(config).session).toEqual(later)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
  })

  test.each(['visibilitychange', 'focus'])(
    'has ended at the first %s after a sleep of the device',
    async (type) => {
      const page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) })
      vi.stubGlobal('document', page)
      vi.stubGlobal('window', page)
      vi.stubGlobal('navigator', { userAgent: '' })
      onTestFinished(() => void vi.unstubAllGlobals())
      const { config } = await connected({ expirationMs: 60_000 })
      await signIn(config)
      // Timers stop, the clock does not.
      vi.setSystemTime(Date.now() + 3_600_000)
      expect(statusOf(config)).toBe('signed-in')
      page.dispatchEvent(new Event(type))
      await vi.advanceTimersByTimeAsync(0)
      expect(statusOf(config)).not.toBe('signed-in')
      await vi.waitUntil(() => statusOf(config) === 'signed-out')
    },
  )

  test('lasts longer than the longest timer', async () => {
    const { config } = await connected({ expirationMs: 2 ** 31 + 1000 })
    await signIn(config)
    const statuses: string[] = []
    internalsOf(config).store.sub(siwxStateAtom, () => statuses.push(statusOf(config)))
    await vi.advanceTimersByTimeAsync(2 ** 31)
    expect(statuses).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
  })
})

test('a session of serverSessions is read every five minutes: the visitor is asked again when the server has ended it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let sessions: readonly unknown[] = []
  const server = serverSessions({
    url: '/auth',
    async fetch(_, { method, body } = {}) {
      if (method === 'POST') sessions = JSON.parse(body as string) as []
      return method === 'GET' ? Response.json(sessions) : new Response(null, { status: 204 })
    },
  })
  const { config } = await connected({ sessions: server })
  await signIn(config)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(statusOf(config)).toBe('signed-in')
  sessions = []
  await vi.advanceTimersByTimeAsync(300_000)
  await vi.waitUntil(() => statusOf(config) === 'signed-out')
  expect(getModalRouter(config).view).toBe('SIWXSignMessage')
  expect(getAccount(config).isConnected).toBe(true)
})

describe('a session of a server with siweConfig', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  async function signedIn(more: Partial<ConfigOptions> = {}) {
    const server = { session: null as SiweSession | null, isDown: false, signOuts: 0 }
    const siweConfig: SiweConfig = {
      getNonce: () => 'abcdefgh1234',
      createMessage: (fields) => JSON.stringify(fields),
      verifyMessage: ({ message }) => {
        const { address, chainId } = JSON.parse(message) as SiweSession
        server.session = { address, chainId }
        return true
      },
      getSession: () => {
        if (server.isDown) throw new TypeError('Failed to fetch')
        return server.session
      },
      signOut: () => {
        server.signOuts += 1
        server.session = null
        return true
      },
    }
    const test = await connected({}, { ...more, siwx: undefined, siweConfig })
    await signIn(test.config)
    return { ...test, server, siweConfig }
  }

  test('is read every five minutes: an ended session is requested again, a failed read changes nothing', async () => {
    const { config, server } = await signedIn()
    server.isDown = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(statusOf(config)).toBe('signed-in')
    server.isDown = false
    await vi.advanceTimersByTimeAsync(300_000)
    expect(statusOf(config)).toBe('signed-in')
    server.session = null
    await vi.advanceTimersByTimeAsync(300_000)
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(getModalRouter(config).view).toBe('SIWXSignMessage')
    expect(getAccount(config).isConnected).toBe(true)
  })

  test('is read when the visitor returns to the page, at most every 30 seconds', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', page)
    onTestFinished(() => void vi.unstubAllGlobals())
    const show = (visibilityState: DocumentVisibilityState): void => {
      Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
    }
    const { config, server } = await signedIn()
    const siwxOfApp = (await loadSiwx(config)) ?? expect.unreachable()
    const getSessions = vi.spyOn(siwxOfApp, 'getSessions')
    const leave = () => show('hidden')
    const comeBack = async () => {
      leave()
      show('visible')
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(29_000)
    await comeBack()
    expect(getSessions).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    expect(getSessions).not.toHaveBeenCalled()
    await comeBack()
    await comeBack()
    expect(getSessions).toHaveBeenCalledTimes(1)
    expect(statusOf(config)).toBe('signed-in')
    server.session = null
    await vi.advanceTimersByTimeAsync(30_000)
    await comeBack()
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(getModalRouter(config).view).toBe('SIWXSignMessage')
  })

  test('stays if it cannot be read when the storage has changed, and the wallet stays connected', async () => {
    let change = (_key: string | null): void => undefined
    const subscribe = (listener: typeof change) => {
      change = listener
      return () => undefined
    }
    const { config, server, errors } = await signedIn({ storage: { ...createMemoryStorage(), subscribe } })
    server.isDown = true
    // The page has returned from the back-forward cache.
    change(null)
    await vi.waitUntil(() => errors.length > 0)
    expect(statusOf(config)).toBe('signed-in')
    expect(getAccount(config).isConnected).toBe(true)
  })

  test('is not read after the config is unmounted between two reads', async () => {
    const { config, unmount } = await signedIn()
    const siwxOfApp = (await loadSiwx(config)) ?? expect.unreachable()
    const getSessions = vi.spyOn(siwxOfApp, 'getSessions')
    unmount()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(getSessions).not.toHaveBeenCalled()
  })

  test('is not read after the config is unmounted, also if a read was under way', async () => {
    const { config, unmount } = await signedIn()
    let release = (): void => {}
    const siwxOfApp = (await loadSiwx(config)) ?? expect.unreachable()
    const read = siwxOfApp.getSessions.bind(siwxOfApp)
    vi.spyOn(siwxOfApp, 'getSessions').mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => (release = resolve))
      return read(...asked)
    })
    await vi.advanceTimersByTimeAsync(300_000)
    unmount()
    await vi.advanceTimersByTimeAsync(10)
    release()
    await vi.advanceTimersByTimeAsync(10)
    const { calls } = vi.mocked(siwxOfApp.getSessions).mock
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls).toHaveLength(1)
  })

  test('outlives a sign-out that the server refuses: the visitor stays signed in and connected', async () => {
    const { config, siweConfig } = await signedIn()
    vi.spyOn(siweConfig, 'signOut').mockReturnValueOnce(false)
    await expect(signOut(config)).rejects.toMatchObject({ code: 'SIWE_SIGN_OUT_FAILED' })
    expect([statusOf(config), getAccount(config).isConnected]).toEqual(['signed-in', true])
    await signOut(config)
    expect(getAccount(config).isConnected).toBe(false)
  })

  test('ends when the account changes, although the sign-in of the next account is declined', async () => {
    const { config, server, wallet } = await signedIn()
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(server).toMatchObject({ session: null, signOuts: 1 })
    await cancelSignIn(config)
    expect(getAccount(config).isConnected).toBe(false)
  })
})

describe('declining', () => {
  test('required: the view cannot be closed [S2.30]', async () => {
    const { config } = await connected()
    expect(requestClose(config)).toBe(false)
    expect(getModal(config)).toMatchObject({ isOpen: true, isShaking: true })
  })

  test('required: declining disconnects the wallet [S4.17]', async () => {
    const { config, names, wallet } = await connected()
    // A double click.
    await Promise.all([cancelSignIn(config), cancelSignIn(config)])
    expect(getAccount(config).isConnected).toBe(false)
    expect(getModal(config).isOpen).toBe(false)
    expect(names().filter((name) => name === 'CLICK_CANCEL_SIWX')).toHaveLength(1)
    expect(wallet.calls.disconnect).toBe(1)
  })

  test('the event has whether the account is a smart account', async () => {
    const accounts = [{ address: alice.address, type: 'smartAccount' }] as const
    const smart = createTestConnector({ id: 'smart', accounts })
    const { config, events } = await open({}, { connectors: [smart] })
    await connect(config, { connector: smart })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await cancelSignIn(config)
    expect(events).toContainEqual({
      event: 'CLICK_CANCEL_SIWX',
      properties: { network: 'eip155:1', isSmartAccount: true },
    })
  })

  test('required, with a session elsewhere: declining switches back [S4.17]', async () => {
    const { config, wallet } = await connected()
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(getModalRouter(config).view).toBe('SIWXSignMessage')
    await cancelSignIn(config)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    expect(getAccount(config).isConnected).toBe(true)
    expect(getModal(config).isOpen).toBe(false)
  })

  test('required: declining after a reload switches to a network with a stored session [S4.17]', async () => {
    const before = await connected()
    await signIn(before.config)
    before.config.destroy()
    const wallet = createTestConnector({ address: alice.address, chainId: '137', isAuthorized: true })
    const { config } = await open({}, { storage: before.storage, connectors: [wallet] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    await cancelSignIn(config)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    expect([getAccount(config).isConnected, getModal(config).isOpen]).toEqual([true, false])
  })

  test('required, with a session elsewhere that has ended: declining disconnects, and does not switch back [S4.17]', async () => {
    const { config, wallet, storage } = await connected()
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    storage.removeItem('@foyer/siwx')
    await cancelSignIn(config)
    expect(getAccount(config).isConnected).toBe(false)
    expect([wallet.calls.switchNetwork, getNetwork(config).caipNetworkId]).toEqual([0, 'eip155:137'])
  })

  test('required: declining switches back to the last network of the namespace, also after one of another namespace [S4.17]', async () => {
    const siweConfig: SiweConfig = {
      getNonce: () => 'abcdefgh1234',
      createMessage: () => '',
      verifyMessage: () => true,
      getSession: () => ({ address: alice.address, chainId: 1 }),
      signOut: () => true,
    }
    const other = createTestConnector({ id: 'other', namespaces: ['solana'], chainId: null })
    const wallet = createTestConnector({ address: alice.address })
    const { config } = await open({}, { connectors: [wallet, other], siwx: undefined, siweConfig })
    await connect(config, { connector: wallet })
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    await connect(config, { connector: other })
    await vi.waitUntil(() => getNetwork(config).chainNamespace === 'solana')
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await cancelSignIn(config)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
    expect(connectionsOf(config)).toHaveLength(2)
  })

  test.each(['the wallet declines the switch back', 'the sessions cannot be read'])(
    'required, with a session elsewhere: declining disconnects if %s [S4.17]',
    async (failure) => {
      const onError = vi.fn<(error: unknown) => void>()
      const sessions = { get: vi.fn<() => Promise<readonly SiwxSession[]>>(async () => []) }
      const noop = async () => undefined
      const { config, wallet } = await connected(
        { sessions: { ...sessions, add: noop, set: noop, remove: noop } },
        { onError },
      )
      const session = await signIn(config)
      wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
      await vi.waitUntil(() => statusOf(config) === 'signed-out')
      if (failure === 'the sessions cannot be read') sessions.get.mockRejectedValue(new Error('down'))
      else sessions.get.mockResolvedValue([session])
      wallet.switchNetwork = () => Promise.reject(new UserRejectedError())
      await cancelSignIn(config)
      expect([getAccount(config).isConnected, getModal(config).isOpen]).toEqual([false, false])
      expect(onError).toHaveBeenCalledOnce()
    },
  )

  test('a switch back that ends with the config disconnects no wallet', async () => {
    const { config, wallet } = await connected()
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    const asked = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
    wallet.switchNetwork = asked
    const cancelling = cancelSignIn(config)
    await vi.waitUntil(() => asked.mock.calls.length === 1)
    config.destroy()
    await cancelling
    expect(wallet.calls.disconnect).toBe(0)
  })

  test('required: declining disconnects the wallet although an account of another namespace is signed in', async () => {
    const siweConfig: SiweConfig = {
      getNonce: () => 'abcdefgh1234',
      createMessage: () => '',
      verifyMessage: () => true,
      getSession: () => null,
      signOut: () => true,
    }
    const other = createTestConnector({ id: 'other', namespaces: ['solana'], chainId: null })
    const wallet = createTestConnector({ address: alice.address })
    const { config } = await open({}, { connectors: [wallet, other], siwx: undefined, siweConfig })
    await connect(config, { connector: other })
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    await connect(config, { connector: wallet })
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await cancelSignIn(config)
    expect(connectionsOf(config).map(({ connector }) => connector.id)).toEqual(['other'])
  })

  test('not required: declining closes, and the wallet stays [S4.17]', async () => {
    const { config } = await connected({ isRequired: false })
    await cancelSignIn(config)
    expect(getModal(config).isOpen).toBe(false)
    expect(getAccount(config).isConnected).toBe(true)
    expect(statusOf(config)).toBe('signed-out')
  })

  test('declining while the wallet is asked aborts the request, and ignores a late answer', async () => {
    const { config, signer, storage } = await connected({ isRequired: false })
    signer.answer = 'wait'
    const signing = errorOf(signIn(config))
    await vi.waitUntil(() => signer.asked === 1)
    expect(signer.signal?.aborted).toBe(false)
    await cancelSignIn(config)
    expect(signer.signal?.aborted).toBe(true)
    signer.release()
    expect(await signing).toMatchObject({ name: 'AbortError' })
    expect(statusOf(config)).toBe('signed-out')
    expect(storage.getItem('@foyer/siwx')).toBeNull()
  })
})

describe('an app that signs in place of the wallet', () => {
  async function signing(answer: (message: string) => Promise<string>) {
    const asked: string[] = []
    const test = await connected(
      {},
      {
        siwx: (context) => ({
          ...siwx({ ...site, isRequired: false })(context),
          async signMessage({ chainId, accountAddress, message }) {
            asked.push(`${chainId}:${accountAddress}`)
            return answer(message)
          },
        }),
      },
    )
    return { ...test, asked }
  }

  test('is asked with the account and network of the message, and the wallet is not', async () => {
    const { config, asked, signer } = await signing((message) => alice.signMessage({ message }))
    expect(await signIn(config)).toMatchObject({ data: { accountAddress: alice.address } })
    expect([asked, signer.asked]).toEqual([[`eip155:1:${alice.address}`], 0])
  })

  test('stores nothing after a cancel', async () => {
    let release = (): void => undefined
    const { config, asked, storage } = await signing(async (message) => {
      await new Promise<void>((resolve) => (release = resolve))
      return alice.signMessage({ message })
    })
    const cancelled = errorOf(signIn(config))
    await vi.waitUntil(() => asked.length === 1)
    await cancelSignIn(config)
    const write = vi.spyOn(storage, 'setItem')
    release()
    expect(await cancelled).toMatchObject({ name: 'AbortError' })
    await untilIdle()
    expect(write.mock.calls.filter(([key]) => key === '@foyer/siwx')).toEqual([])
  })

  test('is not asked if the sign-in is cancelled while the nonce is requested', async () => {
    let answer: (nonce: string) => void = () => undefined
    const { config, asked } = await signing((message) => alice.signMessage({ message }))
    const siwxOfApp = (await loadSiwx(config)) ?? expect.unreachable()
    const create = siwxOfApp.createMessage.bind(siwxOfApp)
    const creating = vi.spyOn(siwxOfApp, 'createMessage').mockImplementation(async (subject) => {
      await new Promise((resolve) => (answer = resolve))
      return create(subject)
    })
    const cancelled = errorOf(signIn(config))
    await vi.waitUntil(() => creating.mock.calls.length === 1)
    await cancelSignIn(config)
    answer('')
    expect(await cancelled).toMatchObject({ name: 'AbortError' })
    await creating.mock.results[0]?.value
    await untilIdle()
    expect(asked).toEqual([])
  })
})

describe('one request at a time', () => {
  test('two calls at once have one prompt and one session', async () => {
    const { config, signer, storage } = await connected()
    signer.answer = 'wait'
    const controller = new AbortController()
    const calls = [signIn(config), signIn(config)]
    const aborted = errorOf(signIn(config, { signal: controller.signal }))
    await vi.waitUntil(() => signer.asked === 1)
    controller.abort()
    expect(await aborted).toMatchObject({ name: 'AbortError' })
    signer.release()
    const [one, other] = await Promise.all(calls)
    expect(one).toBeDefined()
    expect(other).toBe(one)
    expect(signer.asked).toBe(1)
    expect(JSON.parse(storage.getItem('@foyer/siwx')!)).toHaveLength(1)
  })

  test('after a cancel the next call asks again', async () => {
    const { config, signer } = await connected({ isRequired: false })
    signer.answer = 'wait'
    const cancelled = errorOf(signIn(config))
    await vi.waitUntil(() => signer.asked === 1)
    await cancelSignIn(config)
    signer.answer = 'sign'
    expect(await signIn(config)).toBeDefined()
    expect(await cancelled).toMatchObject({ name: 'AbortError' })
  })
})

describe('a wallet that stayed on its chain while the app was on another namespace', () => {
  /** The app is on Polygon, the wallet on Ethereum. */
  async function apart() {
    const test = await connected()
    await signIn(test.config)
    activateNetwork(test.config, solana.caipNetworkId)
    await switchNetwork(test.config, { caipNetworkId: polygon.caipNetworkId })
    await vi.waitUntil(() => statusOf(test.config) === 'signed-out')
    expect(test.wallet.calls.switchNetwork).toBe(0)
    return test
  }

  test('is asked to switch, and then to sign in, for the network of the app', async () => {
    const { config, wallet, signer } = await apart()
    const session = await signIn(config)
    expect(session?.data.chainId).toBe('eip155:137')
    expect([wallet.calls.switchNetwork, signer.asked]).toEqual([1, 2])
    expect(connectionsOf(config)[0]?.chainId).toBe('137')
  })

  test('is not asked to sign if it rejects the switch, and is asked again at the next try', async () => {
    const { config, wallet, signer, view } = await apart()
    const { switchNetwork: agree } = wallet
    wallet.switchNetwork = async () => Promise.reject(new UserRejectedError())
    await expect(signIn(config)).rejects.toThrow(UserRejectedError)
    expect([statusOf(config), view(), signer.asked]).toEqual(['signed-out', 'SIWXSignMessage', 1])
    wallet.switchNetwork = agree!
    expect(await signIn(config)).toBeDefined()
  })
})

describe('leaving', () => {
  test('by disconnecting removes the session [S9.43]', async () => {
    const { config, storage } = await connected()
    await signIn(config)
    await disconnect(config)
    await vi.waitUntil(() => storage.getItem('@foyer/siwx') === null)
    expect(getSiwx(config)).toMatchObject({ status: 'idle', session: undefined })
  })

  test('by disconnecting removes the session of a custom implementation without the option [S9.43]', async () => {
    const { config, storage } = await connected(
      {},
      {
        siwx: (context) => {
          const { signOutOnDisconnect: _unset, ...own } = siwx(site)(context)
          return own
        },
      },
    )
    await signIn(config)
    expect(storage.getItem('@foyer/siwx')).not.toBeNull()
    await disconnect(config)
    await vi.waitUntil(() => storage.getItem('@foyer/siwx') === null)
  })

  test('by disconnecting removes the sessions of all accounts of the wallet [S9.43]', async () => {
    const { config, wallet, storage } = await connected()
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    expect(JSON.parse(storage.getItem('@foyer/siwx')!)).toHaveLength(2)
    await disconnect(config)
    await vi.waitUntil(() => storage.getItem('@foyer/siwx') === null)
  })

  test.each(['@foyer/siwx', null])('in another tab signs out this one (storage event %s)', async (key) => {
    const memory = createMemoryStorage()
    const listeners = new Set<(changed: string | null) => void>()
    const subscribe = (listener: (changed: string | null) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const { config, view } = await connected({}, { storage: { ...memory, subscribe } })
    await signIn(config)
    memory.removeItem('@foyer/siwx')
    for (const listener of listeners) listener(key)
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    expect([view(), getModal(config).isOpen]).toEqual(['SIWXSignMessage', true])
  })

  test('while the config is not mounted signs out once it is mounted again', async () => {
    const { config, storage, unmount } = await connected()
    await signIn(config)
    unmount()
    await new Promise((resolve) => setTimeout(resolve))
    storage.removeItem('@foyer/siwx')
    config.mount()
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
  })

  test('by disconnecting one namespace of a wallet removes the session there', async () => {
    const wallet = createTestConnector({ address: alice.address, namespaces: ['eip155', 'solana'] })
    const { config, storage } = await open({}, { connectors: [wallet] })
    await connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    wallet.emit({ type: 'disconnect', namespace: 'eip155' })
    await vi.waitUntil(() => storage.getItem('@foyer/siwx') === null)
    expect(connectionsOf(config).map(({ namespace }) => namespace)).toEqual(['solana'])
  })

  test.each([
    ['next to', true],
    ['in place of', false],
  ])('by disconnecting keeps the session of an account that a wallet %s it has', async (_, multiWallet) => {
    const other = createTestConnector({ id: 'other', address: alice.address })
    const wallet = createTestConnector({ address: alice.address })
    const { config, storage } = await open({}, { connectors: [wallet, other], features: { multiWallet } })
    await connect(config, { connector: wallet })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    await connect(config, { connector: other })
    if (multiWallet) await disconnect(config, { connector: wallet })
    expect(connectionsOf(config).map(({ connector }) => connector.id)).toEqual(['other'])
    await untilIdle()
    expect(statusOf(config)).toBe('signed-in')
    expect(JSON.parse(storage.getItem('@foyer/siwx') ?? '[]')).toHaveLength(1)
    await disconnect(config)
    await vi.waitUntil(() => storage.getItem('@foyer/siwx') === null)
  })

  test('by disconnecting keeps the session if the app configures it', async () => {
    const { config, storage } = await connected({ signOutOnDisconnect: false })
    await signIn(config)
    await disconnect(config)
    expect(storage.getItem('@foyer/siwx')).not.toBeNull()
  })

  test('for another account signs in again, and keeps the first session', async () => {
    const { config, wallet, storage } = await connected()
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    expect(JSON.parse(storage.getItem('@foyer/siwx')!)).toHaveLength(2)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: alice.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    expect(getSiwx(config).session?.data.accountAddress).toBe(alice.address)
  })

  test('by signing out removes the session, and disconnects the wallet if a sign-in is required', async () => {
    const optional = await connected({ isRequired: false })
    await signIn(optional.config)
    await signOut(optional.config)
    expect(optional.storage.getItem('@foyer/siwx')).toBeNull()
    expect(statusOf(optional.config)).toBe('signed-out')
    expect(getAccount(optional.config).isConnected).toBe(true)
    const required = await connected({}, { id: 'required' })
    await signIn(required.config)
    await signOut(required.config)
    expect(getAccount(required.config).isConnected).toBe(false)
  })

  test('by signing out removes the sessions of the account on all networks, and not those of another account', async () => {
    const { config, wallet, storage } = await connected({ isRequired: false })
    const accounts = () =>
      (JSON.parse(storage.getItem('@foyer/siwx') ?? '[]') as readonly SiwxSession[]).map(({ data }) => [
        data.chainId,
        data.accountAddress,
      ])
    for (const caipNetworkId of ['eip155:137', 'eip155:1'] as const) {
      await switchNetwork(config, { caipNetworkId })
      await vi.waitUntil(() => statusOf(config) === 'signed-out')
      await signIn(config)
    }
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: bob.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
    await signIn(config)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: alice.address }] })
    await vi.waitUntil(() => statusOf(config) === 'signed-in')
    await signOut(config)
    expect(accounts()).toEqual([['eip155:1', bob.address]])
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    await vi.waitUntil(() => statusOf(config) === 'signed-out')
  })

  test('by signing out rejects if a session on another network stays, and ends that on the current one', async () => {
    let stored: readonly SiwxSession[] = []
    const set = async (sessions: readonly SiwxSession[]) => void (stored = sessions)
    const remove = async (chainId: string) => {
      if (chainId === 'eip155:137') throw new Error('down')
      stored = []
    }
    const sessions = { get: async () => stored, add: (session: SiwxSession) => set([session]), set, remove }
    const { config } = await connected({ isRequired: false, sessions })
    await signIn(config)
    await expect(signOut(config)).rejects.toThrow('down')
    expect([statusOf(config), getAccount(config).isConnected]).toEqual(['signed-out', true])
  })

  test('by signing out removes no session of another namespace', async () => {
    const removed: string[] = []
    const sessions = {
      get: async () => [],
      add: async () => {},
      set: async () => {},
      remove: async (chainId: string) => void removed.push(chainId),
    }
    const { config } = await connected(
      { isRequired: false, sessions },
      { networks: [ethereum, polygon, solana] },
    )
    await signOut(config)
    expect(removed).toEqual(['eip155:1', 'eip155:137'])
  })

  test('by a disconnect of the wallet while it signs stores nothing', async () => {
    const { config, signer, wallet, storage } = await connected()
    signer.answer = 'wait'
    const signing = errorOf(signIn(config))
    await vi.waitUntil(() => signer.asked === 1)
    wallet.emit({ type: 'disconnect' })
    signer.release()
    expect(await signing).toMatchObject({ name: 'AbortError' })
    expect(getSiwx(config)).toMatchObject({ status: 'idle', session: undefined })
    expect(storage.getItem('@foyer/siwx')).toBeNull()
  })

  test.each([
    [
      'account',
      { accounts: [{ address: bob.address }] },
      { accountAddress: bob.address, chainId: 'eip155:1' },
    ],
    ['network', { chainId: '137' }, { accountAddress: alice.address, chainId: 'eip155:137' }],
  ])(
    'for another %s while signing: the late answer is ignored, and a new sign-in is requested [S4.14]',
    async (_, change, data) => {
      const { config, signer, wallet, storage, view } = await connected()
      signer.answer = 'wait'
      const signing = errorOf(signIn(config))
      await vi.waitUntil(() => signer.asked === 1)
      wallet.emit({ type: 'change', namespace: 'eip155', ...change })
      await vi.waitUntil(() => statusOf(config) === 'signed-out')
      signer.release()
      expect(await signing).toMatchObject({ name: 'AbortError' })
      expect(storage.getItem('@foyer/siwx')).toBeNull()
      expect([view(), getModal(config).isOpen, requestClose(config)]).toEqual([
        'SIWXSignMessage',
        true,
        false,
      ])
      signer.answer = 'sign'
      expect((await signIn(config)).data).toMatchObject(data)
      expect(JSON.parse(storage.getItem('@foyer/siwx')!)).toHaveLength(1)
    },
  )

  test('for another view still requires the sign-in: closing leads back to it [S2.30]', async () => {
    const { config, view } = await connected()
    openModal(config, { view: 'Account' })
    expect(requestClose(config)).toBe(false)
    expect([view(), getModal(config).isOpen]).toEqual(['SIWXSignMessage', true])
    await signIn(config)
    openModal(config, { view: 'Account' })
    expect(requestClose(config)).toBe(true)
  })
})

test('a page that is closed while the wallet is asked stores nothing, and the next page load asks again [S4.14]', async () => {
  const { config, signer, storage, errors } = await connected()
  signer.answer = 'wait'
  const signing = errorOf(signIn(config))
  await vi.waitUntil(() => signer.asked === 1)
  config.destroy()
  signer.release()
  expect(await signing).toMatchObject({ name: 'AbortError' })
  expect(storage.getItem('@foyer/siwx')).toBeNull()
  expect(errors).toEqual([])
  const wallet = createTestConnector({ address: alice.address, isAuthorized: true })
  const next = await open({}, { storage, connectors: [wallet] })
  await vi.waitUntil(() => statusOf(next.config) === 'signed-out')
  expect(next.view()).toBe('SIWXSignMessage')
  expect(next.signer.asked).toBe(0)
})

test('a sign-in that could not be loaded is loaded by the next attempt', async () => {
  let isDown = true
  const { config } = setup({
    siwx: (context) => {
      if (isDown) throw new FoyerError('LOAD_FAILED', { shortMessage: 'offline' })
      return siwx(site)(context)
    },
  })
  await expect(loadSiwx(config)).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  isDown = false
  expect(await loadSiwx(config)).toBeDefined()
  expect(await loadSiwx(config)).toBe(await loadSiwx(config))
})

test('a connection is ended if the code of the sign-in does not load, and the next connection is asked', async () => {
  vi.doMock('./watchSignIn.ts', () => Promise.reject(new Error('gone')))
  const { config, wallet, errors } = await open()
  await connect(config, { connector: wallet })
  await vi.waitUntil(() => !getAccount(config).isConnected)
  expect(errors).toContainEqual(expect.objectContaining({ code: 'LOAD_FAILED' }))
  vi.doUnmock('./watchSignIn.ts')
  await connect(config, { connector: wallet })
  await vi.waitUntil(() => statusOf(config) === 'signed-out')
  expect(getModalRouter(config).view).toBe('SIWXSignMessage')
})

test.each([
  [
    'disconnect with a toast [S8.20]',
    new Error('down'),
    { message: 'A problem occurred while trying initialize authentication', code: 'SIGN_IN_CHECK_FAILED' },
  ],
  [
    'because of code that cannot be loaded have its text in the toast',
    new FoyerError('LOAD_FAILED', { shortMessage: 'A chunk is missing' }),
    { message: 'A chunk is missing', code: undefined },
  ],
])('unreadable sessions %s', async (_, error, toast) => {
  const refuse = async () => Promise.reject(error)
  const sessions = { get: refuse, add: refuse, set: refuse, remove: async () => {} }
  const { config, names, errors } = await open({ sessions }).then(async (test) => {
    await connect(test.config, { connector: test.wallet })
    await vi.waitUntil(() => !getAccount(test.config).isConnected)
    return test
  })
  expect(names()).toContain('SIWX_AUTH_ERROR')
  expect(getToast(config)).toMatchObject(toast)
  expect(getModalRouter(config).view).toBe('Connect')
  expect(errors).toContainEqual(error)
})

test('signIn without siwx in the config rejects, and logs the missing option', async () => {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { config } = await setup()
  await expect(signIn(config)).rejects.toMatchObject({ code: 'SIWX_NOT_ENABLED' })
  expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('siwx: siwx()'))
  lines.mockRestore()
})

test('an app without sign-in requests none', async () => {
  const { config, wallet } = await open({}, { siwx: undefined })
  await connect(config, { connector: wallet })
  expect(getSiwx(config)).toEqual({ status: 'idle', session: undefined, isRequired: false })
  expect(getModal(config).isOpen).toBe(false)
})

test(
  'in every sequence of steps a connected visitor without a required session cannot close the modal',
  { timeout: WALKS_TIMEOUT_MS },
  async () => {
    const steps = [
      'connect',
      'signIn',
      'reject',
      'forge',
      'crash',
      'begin',
      'answer',
      'closeTab',
      'cancel',
      'signOut',
      'disconnect',
      'walletLeaves',
      'otherAccount',
      'firstAccount',
      'otherNetwork',
      'firstNetwork',
      'unknownNetwork',
      'requestClose',
      'openAccount',
      'appNetwork',
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), async (walk) => {
        const storage = createMemoryStorage()
        /** New page load with the same storage. The wallet still permits the page. */
        const loadPage = (isAuthorized: boolean) =>
          open({}, { storage, connectors: [createTestConnector({ address: alice.address, isAuthorized })] })
        let page = await loadPage(false)
        const walletNow = () => internalsOf(page.config).connectors.get('test.wallet') as TestConnector
        const change = (event: object) => walletNow().emit({ type: 'change', namespace: 'eip155', ...event })
        const sign = (answer: typeof page.signer.answer) => {
          page.signer.answer = answer
          const signing = signIn(page.config).catch(() => undefined)
          // A prompt that is open already is shared.
          if (answer !== 'wait') page.signer.release()
          return signing
        }
        const run: Record<(typeof steps)[number], () => unknown> = {
          connect: () =>
            connectionsOf(page.config).length > 0
              ? undefined
              : connect(page.config, { connector: 'test.wallet' }),
          signIn: () => sign('sign'),
          reject: () => sign('reject'),
          forge: () => sign('forge'),
          crash: () => sign('crash'),
          begin: async () => {
            // A second signature of a signed-in visitor does not change the status.
            if (internalsOf(page.config).processes.has('signIn')) return
            const { asked } = page.signer
            let isOver = false
            void sign('wait').finally(() => (isOver = true))
            await vi.waitUntil(() => isOver || page.signer.asked > asked, { interval: 1 })
          },
          answer: () => page.signer.release(),
          closeTab: async () => {
            const { config, signer } = page
            const isConnected = connectionsOf(config).length > 0
            config.destroy()
            // A late answer of the wallet is ignored.
            signer.release()
            page = await loadPage(isConnected)
            await vi.waitUntil(() => getAccount(page.config).status !== 'reconnecting')
          },
          cancel: () => cancelSignIn(page.config),
          signOut: () => signOut(page.config),
          disconnect: () => disconnect(page.config),
          walletLeaves: () => walletNow().emit({ type: 'disconnect' }),
          otherAccount: () => change({ accounts: [{ address: bob.address }] }),
          firstAccount: () => change({ accounts: [{ address: alice.address }] }),
          otherNetwork: () => change({ chainId: '137' }),
          firstNetwork: () => change({ chainId: '1' }),
          unknownNetwork: () => change({ chainId: '999' }),
          requestClose: () => requestClose(page.config),
          openAccount: () => openModal(page.config),
          appNetwork: () => activateNetwork(page.config, 'eip155:137'),
        }
        try {
          for (const step of walk) {
            await run[step]()
            await vi.waitUntil(() => statusOf(page.config) !== 'checking')
            const { config } = page
            const { isOpen } = getModal(config)
            const { isConnected, address } = getAccount(config)
            const { status, session } = getSiwx(config)
            if (status === 'signed-in')
              expect(session?.data).toMatchObject({
                accountAddress: address,
                chainId: getNetwork(config).caipNetworkId,
              })
            else expect(session).toBeUndefined()
            const isOwed = status === 'signed-out' || status === 'signing'
            if (isOpen && isConnected && isOwed) expect(requestClose(config)).toBe(false)
          }
          page.signer.release()
          await vi.waitUntil(() => internalsOf(page.config).store.get(siwxStateAtom).status !== 'signing')
          expect(page.errors.filter((error) => error instanceof TypeError)).toEqual([])
        } finally {
          page.config.destroy()
        }
      }),
      walkRuns,
    )
  },
)

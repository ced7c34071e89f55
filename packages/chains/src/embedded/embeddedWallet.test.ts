import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConnectorEvent } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import {
  base,
  bitcoin,
  cosmoshub,
  mainnet,
  polkadot,
  polygon,
  solana,
  solanaDevnet,
} from '../exports/networks.ts'
import { settled } from '../test/settled.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createTestFrame, type TestFrame, testFrameAccounts } from '../testing/createTestFrame.ts'
import type { CaipNetwork, Storage } from '../types.ts'
import { embeddedWallet } from './embeddedWallet.ts'
import { toSiwxWire } from './siwx.ts'
import type { EmbeddedConnector } from './types.ts'

const { eoa: EOA, smartAccount: SMART, solana: SOLANA } = testFrameAccounts
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7'
const USED = '@foyer-wallet/EMAIL_LOGIN_USED_KEY'
const networks: readonly CaipNetwork[] = [mainnet, base, polygon, solana]
const unknownSolana: CaipNetwork = { ...solana, id: 'unknown', caipNetworkId: 'solana:unknown' }
let frame: TestFrame
let storage: Storage
let events: ConnectorEvent[]
let stop: () => void

function makeWallet(
  options: {
    readonly only?: typeof networks
    readonly secureSite?: string | null
    readonly active?: CaipNetwork
    readonly rememberEmails?: boolean
    readonly logLevel?: string
  } = {},
) {
  const { active, rememberEmails, logLevel } = options
  const wallet = embeddedWallet({ createFrame: frame.createFrame, rememberEmails })({
    networks: options.only ?? networks,
    ...(active && { activeNetworkId: () => active.caipNetworkId }),
    storage,
    logger: { level: logLevel },
    metadata: { name: 'Foyer', description: 'An app', url: 'https://app.example', icons: [] },
    projectId: undefined,
    secureSite: options.secureSite === null ? undefined : 'https://secure.example',
    accountTypeOf: async (namespace) => (namespace === 'eip155' ? 'smartAccount' : 'eoa'),
  }) as EmbeddedConnector
  stop = wallet.subscribe((event) => events.push(event))
  return wallet
}

async function signIn(wallet: EmbeddedConnector): ReturnType<EmbeddedConnector['connect']> {
  await settled(wallet.embedded.connectEmail({ email: ' mira@example.com ' }))
  await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  return settled(wallet.connect({ networks: [mainnet, solana], namespaces: ['eip155'] }))
}

type Provider = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }
const evmOf = (wallet: EmbeddedConnector): Provider => wallet.getProvider('eip155') as Provider

beforeEach(() => {
  vi.useFakeTimers()
  frame = createTestFrame()
  storage = createMemoryStorage()
  events = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('the popup of each config has a name of its own, so that none takes over the window of another', () => {
  const createPopup = vi.fn(() => undefined)
  const open = (id?: string) =>
    (
      embeddedWallet({ createFrame: frame.createFrame, createPopup })({
        networks,
        storage,
        metadata: { name: 'Foyer', description: 'An app', url: 'https://app.example', icons: [] },
        projectId: undefined,
        secureSite: 'https://secure.example',
        id,
      }) as EmbeddedConnector
    ).embedded.openPopup()
  for (const id of [undefined, 'default', 'first', 'second']) open(id)
  const src = 'https://secure.example/loading'
  expect(createPopup.mock.calls).toEqual(
    ['popupWindow', 'popupWindow', 'popupWindow-first', 'popupWindow-second'].map((name) => [{ src, name }]),
  )
  stop = () => undefined
})

describe('the frame', () => {
  test('loads on the first login, and on page load after an earlier login [S4.19]', async () => {
    makeWallet()
    await vi.dynamicImportSettled()
    expect(frame.count()).toBe(0)
    stop()
    storage.setItem(USED, 'true')
    makeWallet()
    await vi.dynamicImportSettled()
    expect(frame.count()).toBe(1)
    stop()
    expect(frame.count()).toBe(0)
  })

  test.each([
    [base, 'eip155:8453', base.rpcUrls.default.http[0]],
    [solana, solana.caipNetworkId, solana.rpcUrls.default.http[0]],
    [undefined, 'eip155:1', mainnet.rpcUrls.default.http[0]],
  ])('has the active network in its URL (%#)', async (active, chainId, rpcUrl) => {
    let src = ''
    const { createFrame } = frame
    frame = {
      ...frame,
      createFrame(options) {
        src = options.src
        return createFrame(options)
      },
    }
    const wallet = makeWallet(active && { active })
    wallet.embedded.connectEmail({ email: 'mira@example.com' }).catch(() => undefined)
    await vi.waitFor(() => expect(frame.count()).toBe(1))
    const { searchParams } = new URL(src)
    expect([searchParams.get('chainId'), searchParams.get('rpcUrl')]).toEqual([chainId, rpcUrl])
  })

  test('does not log if the logger of the app is silent', async () => {
    const createFrame = vi.spyOn(frame, 'createFrame')
    for (const logLevel of ['silent', 'error']) {
      const { embedded } = makeWallet({ logLevel })
      await settled(embedded.connectEmail({ email: 'mira@example.com' }))
      stop()
      storage = createMemoryStorage()
    }
    const urls = createFrame.mock.calls.map(([{ src }]) => new URL(src))
    expect(urls.map(({ searchParams }) => searchParams.get('enableLogger'))).toEqual(['false', 'true'])
  })

  test('receives requests 500 ms after it is ready also if the clock is set back', async () => {
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    frame.say('READY')
    vi.setSystemTime(Date.now() - 3_600_000)
    await vi.advanceTimersByTimeAsync(500)
    expect(frame.names()[0]).toBe('SYNC_DAPP_DATA')
    expect(await settled(sent)).toBe('VERIFY_OTP')
  })

  test('leaves no timer when it is removed', async () => {
    const wallet = makeWallet()
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' }).catch(() => 'removed')
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
    stop()
    expect(await sent).toBe('removed')
    expect(vi.getTimerCount()).toBe(0)
  })

  test("receives the app's data 500 ms after it is ready, and then requests [S4.18, S9.14]", async () => {
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    expect(wallet.embedded.getState().frame).toBe('absent')
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(wallet.embedded.getState().frame).toBe('loading')
    frame.say('READY')
    expect(wallet.embedded.getState().frame).toBe('ready')
    await vi.advanceTimersByTimeAsync(499)
    expect(frame.names()).toEqual([])
    frame.silent.add('SYNC_DAPP_DATA')
    await vi.advanceTimersByTimeAsync(1)
    expect(frame.names()).toEqual(['SYNC_DAPP_DATA'])
    frame.say('SYNC_DAPP_DATA_SUCCESS', undefined, frame.last('SYNC_DAPP_DATA')?.id)
    expect(await settled(sent)).toBe('VERIFY_OTP')
    expect(frame.names()).toEqual(['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'CONNECT_EMAIL'])
  })

  test('loaded on page load after an earlier login, delays requests by the same 500 ms only [S4.18]', async () => {
    storage.setItem(USED, 'true')
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    await vi.dynamicImportSettled()
    frame.say('READY')
    await vi.advanceTimersByTimeAsync(200)
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' })
    await vi.advanceTimersByTimeAsync(299)
    expect(frame.names()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(frame.names()[0]).toBe('SYNC_DAPP_DATA')
    expect(await settled(sent)).toBe('VERIFY_OTP')
  })

  test('removed during the 500 ms, rejects pending requests; the next request loads it again [S8.60]', async () => {
    const wallet = makeWallet()
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' })
    const end = expect(sent).rejects.toMatchObject({
      code: 'FRAME_REQUEST_ABORTED',
      shortMessage: 'Something went wrong',
    })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
    wallet.embedded.reload()
    await end
    expect(await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))).toBe('VERIFY_OTP')
    expect(frame.count()).toBe(1)
  })

  test('fails the login if it does not load within 20 s; the next attempt succeeds [S8.44, S8.45, S8.39]', async () => {
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    const first = wallet.embedded.connectEmail({ email: 'mira@example.com' })
    first.catch(() => undefined)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(20_000)
    await expect(first).rejects.toMatchObject({
      code: 'FRAME_NOT_LOADED',
      shortMessage: 'Unable to load email login dependency',
    })
    expect(events).toContainEqual({
      type: 'alert',
      error: expect.objectContaining({ code: 'FRAME_LOAD_FAILED' }),
    })
    expect(wallet.embedded.getState().frame).toBe('failed')
    frame.say('READY')
    expect(await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))).toBe('VERIFY_OTP')
  })

  test("rejects requests on the caller's abort while it loads", async () => {
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    const controller = new AbortController()
    const { signal } = controller
    const waiting = [
      wallet.embedded.connectEmail({ email: 'mira@example.com', signal }),
      wallet.connect({ networks: [mainnet], signal }),
    ]
    const ends = Promise.allSettled(waiting)
    await vi.dynamicImportSettled()
    controller.abort('enough')
    expect((await ends).map((end) => end.status === 'rejected' && end.reason)).toEqual(['enough', 'enough'])
  })

  test('requires a project id unless the app has its own secure site [S8.36]', async () => {
    const wallet = makeWallet({ secureSite: null })
    await expect(settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))).rejects.toMatchObject({
      shortMessage: 'Project ID Not Configured',
    })
    expect(frame.count()).toBe(0)
  })
})

test('supports Ethereum and Solana, and no other namespace of the app [S1.12]', () => {
  const wallet = makeWallet({ only: [bitcoin, solana, polkadot, mainnet, cosmoshub] })
  expect(wallet.namespaces.toSorted()).toEqual(['eip155', 'solana'])
  stop()
  expect(makeWallet({ only: [bitcoin, polkadot, cosmoshub] }).namespaces).toEqual([])
})

describe('networks of Solana that the frame does not know [S9.28]', () => {
  test('add no namespace to the wallet', () => {
    expect(makeWallet({ only: [mainnet, unknownSolana] }).namespaces).toEqual(['eip155'])
  })

  test('are never sent to the frame, even as the current network of the app', async () => {
    const wallet = makeWallet({ only: [mainnet, unknownSolana, solana], active: unknownSolana })
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    await settled(wallet.embedded.connectOtp({ otp: '123456' }))
    const sessions = await settled(wallet.connect({ networks: [unknownSolana], namespaces: ['solana'] }))
    const [, reference] = solana.caipNetworkId.split(':')
    expect(sessions.find(({ namespace }) => namespace === 'solana')?.chainId).toBe(reference)
    const switching = wallet.switchNetwork?.({ network: unknownSolana }) ?? Promise.resolve()
    await expect(settled(switching)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(JSON.stringify(frame.asked)).not.toContain(unknownSolana.caipNetworkId)
  })
})

describe('email', () => {
  test('connects both namespaces, the smart account first, and is stored [S4.20, S1.13, S7.40]', async () => {
    const wallet = makeWallet()
    const sessions = await signIn(wallet)
    expect(sessions).toMatchObject([
      {
        namespace: 'eip155',
        chainId: '1',
        accounts: [
          { address: SMART, type: 'smartAccount' },
          { address: EOA, type: 'eoa' },
        ],
        auth: { name: 'email', username: 'mira@example.com' },
      },
      { namespace: 'solana', accounts: [{ address: SOLANA, type: 'eoa' }] },
    ])
    expect(frame.last('CONNECT_EMAIL')?.payload).toEqual({ email: 'mira@example.com' })
    const accountTypes = frame.asked
      .filter(({ type }) => type === '@w3m-app/GET_USER')
      .map(({ payload }) => payload?.['preferredAccountType'])
    expect(accountTypes).toEqual(['smartAccount', 'eoa'])
    // Ends on the current network of the app.
    expect(frame.names().at(-1)).toBe('SWITCH_NETWORK')
    expect(frame.last('SWITCH_NETWORK')?.payload).toMatchObject({ chainId: 'eip155:1' })
    expect(storage.getItem(USED)).toBe('true')
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBe('mira@example.com')
    expect(storage.getItem('@foyer-wallet/LAST_USED_CHAIN_KEY')).toBe('1')
    expect(storage.getItem('@foyer-wallet/LAST_EMAIL_LOGIN_TIME')).toBeNull()
  })

  test('a login with one namespace does not switch the network of the frame', async () => {
    await signIn(makeWallet({ only: [mainnet] }))
    expect(frame.names()).not.toContain('SWITCH_NETWORK')
  })

  test.each([[[mainnet, solana]], [[solana]]])(
    'is read from the frame, while there is a login (%#)',
    async (only) => {
      const wallet = makeWallet({ only })
      expect(await settled(wallet.embedded.readEmail({}))).toBeUndefined()
      await signIn(wallet)
      expect(await settled(wallet.embedded.readEmail({}))).toBe('mira@example.com')
    },
  )

  test('the state has the time of the next allowed email after a login and after a change of the email', async () => {
    const wallet = makeWallet()
    const waitAfterLast = (): number =>
      (wallet.embedded.getState().retryAt ?? 0) -
      Number(storage.getItem('@foyer-wallet/LAST_EMAIL_LOGIN_TIME'))
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    expect(waitAfterLast()).toBe(30_000)
    await settled(wallet.embedded.connectOtp({ otp: '123456' }))
    await settled(wallet.connect({ networks: [mainnet] }))
    expect(wallet.embedded.getState().retryAt).toBeUndefined()
    await settled(wallet.embedded.updateEmail({ email: 'noor@example.com' }))
    expect(waitAfterLast()).toBe(30_000)
  })

  test('a second email within 30 s rejects without a request [S5.1, S9.1, S8.1]', async () => {
    const wallet = makeWallet()
    const email = 'mira@example.com'
    await settled(wallet.embedded.connectEmail({ email }))
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(settled(wallet.embedded.connectEmail({ email }))).rejects.toMatchObject({
      shortMessage: expect.stringMatching(/^Please try again after (19|20) seconds$/),
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await settled(wallet.embedded.connectEmail({ email }))
    expect(frame.names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
  })

  test.each([
    [1230, 20],
    [59, 1],
    [undefined, undefined],
  ])('a code that expires in %s seconds is valid for %s minutes', async (expiresIn, minutes) => {
    frame.answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_OTP', expiresIn })
    const wallet = makeWallet()
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    expect(wallet.embedded.getState().codeMinutes).toBe(minutes)
  })

  test.each([
    ['CONNECT_EMAIL', 'connectEmail', 'Invalid email address', 'EMAIL_INVALID'],
    ['UPDATE_EMAIL', 'updateEmail', 'Invalid email address', 'EMAIL_INVALID'],
    ['CONNECT_EMAIL', 'connectEmail', 'Too many codes', 'FRAME_REFUSED'],
  ] as const)(
    'an email that the frame refuses on %s by %s with “%s”: %s',
    async (name, method, message, code) => {
      frame.answers[name] = () => {
        throw { message }
      }
      const { embedded } = makeWallet()
      await expect(settled(embedded[method]({ email: 'mira@example.com' }))).rejects.toMatchObject({ code })
    },
  )

  test.each([
    ['CONNECT_DEVICE', 'connectDevice'],
    ['CONNECT_OTP', 'connectOtp'],
    ['UPDATE_EMAIL', 'updateEmail'],
    ['UPDATE_EMAIL_PRIMARY_OTP', 'confirmPrimaryEmail'],
    ['UPDATE_EMAIL_SECONDARY_OTP', 'confirmSecondaryEmail'],
  ] as const)('[S4.2] an abort ends the request %s', async (name, method) => {
    frame.silent.add(name)
    const { embedded } = makeWallet()
    const controller = new AbortController()
    const { signal } = controller
    const asked = embedded[method]({ email: 'noor@example.com', otp: '123456', signal })
    const end = expect(asked).rejects.toBe('left')
    await vi.waitFor(() => expect(frame.names()).toContain(name))
    controller.abort('left')
    await end
  })

  test.each(['mira', '', 'mira@example'])('"%s" is rejected before anything loads [S5.2]', async (email) => {
    const wallet = makeWallet()
    await expect(settled(wallet.embedded.connectEmail({ email }))).rejects.toMatchObject({
      code: 'EMAIL_INVALID',
    })
    expect(frame.count()).toBe(0)
  })

  test('a login by email after a social login has no name of that login', async () => {
    storage.setItem('@foyer/connected_social', 'google')
    storage.setItem('@foyer-wallet/SOCIAL_USERNAME', 'Mira of Google')
    const wallet = makeWallet()
    const [session] = await signIn(wallet)
    expect(session?.auth).toEqual({ name: 'email', username: 'mira@example.com' })
    expect(wallet.embedded.getState().user).toMatchObject({ social: undefined, username: undefined })
  })

  test('a wrong one-time code rejects, and the right code still works [S7.42]', async () => {
    const wallet = makeWallet()
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    await expect(settled(wallet.embedded.connectOtp({ otp: '000000' }))).rejects.toMatchObject({
      shortMessage: 'The code is wrong',
    })
    await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  })

  test('a second namespace that fails to connect only emits an alert', async () => {
    const { GET_USER: answer } = frame.answers
    frame.answers['GET_USER'] = (payload) => {
      if (String(payload['chainId']).startsWith('solana')) throw { message: 'No' }
      return answer?.(payload)
    }
    const sessions = await signIn(makeWallet())
    expect(sessions.map(({ namespace }) => namespace)).toEqual(['eip155'])
    expect(events).toContainEqual({
      type: 'alert',
      error: expect.objectContaining({ code: 'EMBEDDED_WALLET_NOT_CONNECTED' }),
    })
  })

  test.each([
    { address: 'nonsense', chainId: 1 },
    { address: SOLANA, chainId: 1 },
    { address: EOA, chainId: solana.caipNetworkId },
  ])('a user with %j in place of an Ethereum account rejects', async (user) => {
    frame.answers['GET_USER'] = () => user
    await expect(signIn(makeWallet())).rejects.toMatchObject({ code: 'ACCOUNT_INVALID' })
  })
})

describe('recent emails', () => {
  const RECENT = '@foyer-wallet/RECENT_EMAILS'

  test('the email of a login is a recent one, also after a logout and on the next page', async () => {
    const wallet = makeWallet()
    expect(wallet.embedded.getState().recentEmails).toEqual([])
    await signIn(wallet)
    expect(wallet.embedded.getState().recentEmails).toEqual(['mira@example.com'])
    await settled(wallet.disconnect())
    stop()
    expect(makeWallet().embedded.getState().recentEmails).toEqual(['mira@example.com'])
  })

  test('with `rememberEmails: false` no email is stored', async () => {
    const wallet = makeWallet({ rememberEmails: false })
    await signIn(wallet)
    expect([wallet.embedded.getState().recentEmails, storage.getItem(RECENT)]).toEqual([[], null])
  })

  test('an email without an entered code is not stored', async () => {
    const wallet = makeWallet()
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    expect([wallet.embedded.getState().recentEmails, storage.getItem(RECENT)]).toEqual([[], null])
  })

  test('the email of a social login is not stored', async () => {
    const { GET_USER: answer } = frame.answers
    frame.answers['GET_USER'] = (payload) => ({ ...(answer?.(payload) as object), email: 'mira@example.com' })
    const wallet = makeWallet()
    wallet.embedded.acceptSocial({ provider: 'google', uri: '?auth=token' })
    await settled(wallet.connect({ networks: [mainnet], namespaces: ['eip155'] }))
    expect(wallet.embedded.getState().user).toMatchObject({ email: 'mira@example.com', social: 'google' })
    expect([wallet.embedded.getState().recentEmails, storage.getItem(RECENT)]).toEqual([[], null])
  })

  test('a changed email takes the place of the earlier one', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    await settled(wallet.embedded.updateEmail({ email: 'noor@example.com' }))
    await settled(wallet.embedded.confirmSecondaryEmail({ otp: '123456' }))
    expect(wallet.embedded.getState()).toMatchObject({
      user: { email: 'noor@example.com' },
      recentEmails: ['noor@example.com'],
    })
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBe('noor@example.com')
  })

  test('an email that is removed during its login is no recent one on the next page, until the next login', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    wallet.embedded.forgetEmail('mira@example.com')
    stop()
    const next = makeWallet()
    const restored = next.restore?.({ networks: [mainnet] }) ?? Promise.resolve([])
    expect(await settled(restored)).toHaveLength(2)
    expect([next.embedded.getState().recentEmails, storage.getItem(RECENT)]).toEqual([[], null])
    await settled(next.disconnect())
    await signIn(next)
    expect(next.embedded.getState().recentEmails).toEqual(['mira@example.com'])
  })

  test('a forgotten email is removed from the state and the storage, and listeners are called', async () => {
    storage.setItem(RECENT, JSON.stringify(['mira@example.com', 'noor@example.com']))
    const { embedded } = makeWallet()
    const listener = vi.fn()
    embedded.subscribe(listener)
    embedded.forgetEmail('mira@example.com')
    expect(embedded.getState().recentEmails).toEqual(['noor@example.com'])
    expect(storage.getItem(RECENT)).toBe('["noor@example.com"]')
    embedded.forgetEmail()
    expect([embedded.getState().recentEmails, storage.getItem(RECENT)]).toEqual([[], null])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('emails that another tab removes are removed from the state while a listener is subscribed, and read again by the next one', () => {
    const tabs = createEmitter<string | null>()
    storage = { ...storage, subscribe: (listener) => tabs.subscribe(listener) }
    const setEmails = (...emails: readonly string[]): void => storage.setItem(RECENT, JSON.stringify(emails))
    setEmails('mira@example.com', 'noor@example.com')
    const { embedded } = makeWallet()
    const listener = vi.fn()
    const unsubscribe = embedded.subscribe(listener)
    expect(embedded.getState().recentEmails).toEqual(['mira@example.com', 'noor@example.com'])
    setEmails('noor@example.com')
    tabs.emit(USED)
    expect(listener).not.toHaveBeenCalled()
    tabs.emit(RECENT)
    expect(embedded.getState().recentEmails).toEqual(['noor@example.com'])
    expect(listener).toHaveBeenCalledTimes(1)
    // The other tab has cleared its storage.
    setEmails()
    tabs.emit(null)
    expect(embedded.getState().recentEmails).toEqual([])
    unsubscribe()
    expect(tabs.size).toBe(0)
    setEmails('ada@example.com')
    embedded.subscribe(listener)
    expect(embedded.getState().recentEmails).toEqual(['ada@example.com'])
  })
})

describe('the next page load', () => {
  test('restores the login, with one request for both namespaces [S4.19]', async () => {
    await signIn(makeWallet())
    stop()
    frame.asked.length = 0
    const wallet = makeWallet()
    const asked = { networks: [mainnet, solana] }
    const restored = await settled(
      Promise.all([
        wallet.restore?.({ ...asked, namespaces: ['eip155'] }),
        wallet.restore?.({ ...asked, namespaces: ['solana'] }),
      ]),
    )
    expect(restored.map((sessions) => sessions?.map(({ accounts }) => accounts[0]?.address))).toEqual([
      [SMART],
      [SOLANA],
    ])
    expect(frame.names().filter((name) => name === 'IS_CONNECTED')).toHaveLength(1)
  })

  test('forgets a login unknown to the frame, and keeps the networks with smart accounts [S4.22, S3.98]', async () => {
    await signIn(makeWallet())
    storage.setItem('@foyer-wallet/SOCIAL_USERNAME', 'mira')
    stop()
    frame.answers['IS_CONNECTED'] = () => ({ isConnected: false })
    const wallet = makeWallet()
    expect(await settled(wallet.restore?.({ networks }) ?? Promise.resolve([]))).toEqual([])
    expect(storage.getItem(USED)).toBeNull()
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBeNull()
    expect(storage.getItem('@foyer-wallet/LAST_USED_CHAIN_KEY')).toBeNull()
    expect(storage.getItem('@foyer-wallet/SOCIAL_USERNAME')).toBeNull()
    expect(storage.getItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('1,137')
  })

  test('forgets a login whose account the frame no longer returns [S4.22]', async () => {
    await signIn(makeWallet())
    stop()
    frame.answers['GET_USER'] = () => {
      throw { message: 'Not signed in' }
    }
    const wallet = makeWallet()
    expect(await settled(wallet.restore?.({ networks }) ?? Promise.reject())).toEqual([])
    expect(storage.getItem(USED)).toBeNull()
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBeNull()
  })

  test('keeps a login when the frame is removed before it responds', async () => {
    await signIn(makeWallet())
    stop()
    frame.silent.add('IS_CONNECTED')
    const wallet = makeWallet()
    const restored = wallet.restore?.({ networks }) ?? Promise.resolve([])
    const end = expect(restored).rejects.toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1000)
    stop()
    await end
    expect(storage.getItem(USED)).toBe('true')
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBe('mira@example.com')
  })

  test.each([
    ['removed before it responds', 'silent', '1,137'],
    ['responding with an error', 'refuses', ''],
  ] as const)('stored networks with smart accounts after a frame %s [S3.98]', async (_, how, kept) => {
    storage.setItem(USED, 'true')
    storage.setItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1,137')
    const name = 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
    if (how === 'silent') frame.silent.add(name)
    else
      frame.answers[name] = () => {
        throw { message: 'No' }
      }
    const wallet = makeWallet()
    const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' }).catch(() => 'failed')
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(frame.names()).toContain(name)
    stop()
    expect(await sent).toBe('failed')
    expect(storage.getItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe(kept)
  })

  test('reads the networks with smart accounts from storage before the frame answers [S3.98]', async () => {
    storage.setItem(USED, 'true')
    storage.setItem('@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '10,137')
    frame = createTestFrame({ isReady: false })
    const wallet = makeWallet()
    await vi.dynamicImportSettled()
    expect(wallet.embedded.getState()).toMatchObject({ smartAccountNetworks: [10, 137], frame: 'loading' })
    frame.say('READY')
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    expect(wallet.embedded.getState().smartAccountNetworks).toEqual([1, 137])
  })
})

describe('disconnect', () => {
  test('forgets the login at once, and waits at most 3 s for the frame [S4.21, S9.14]', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    frame.silent.add('SIGN_OUT')
    let isDone = false
    void wallet.disconnect().then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.getItem(USED)).toBeNull()
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBeNull()
    expect(wallet.getProvider('eip155')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toBe(true)
  })

  test('before a login asks the frame nothing', async () => {
    const wallet = makeWallet()
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    await settled(wallet.disconnect())
    expect(frame.names()).not.toContain('SIGN_OUT')
  })

  test('settles if the frame rejects signing out', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    frame.answers['SIGN_OUT'] = () => {
      throw { message: 'No' }
    }
    const begin = Date.now()
    await settled(wallet.disconnect())
    expect(Date.now() - begin).toBeLessThan(3000)
  })

  test('a message of the frame ends the login', async () => {
    await signIn(makeWallet())
    frame.say('IS_CONNECTED_SUCCESS', { isConnected: false })
    expect(events.at(-1)).toEqual({ type: 'disconnect' })
    expect(storage.getItem(USED)).toBeNull()
  })
})

describe('networks and accounts', () => {
  test('a switch after which the frame is on another network rejects', async () => {
    const { GET_USER: answer } = frame.answers
    const wallet = makeWallet()
    await signIn(wallet)
    frame.answers['GET_USER'] = (payload) => answer?.({ ...payload, chainId: 1 })
    const switching = wallet.switchNetwork?.({ network: base }) ?? Promise.resolve()
    await expect(settled(switching)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  test('a network without smart accounts has only the EOA, and switching back restores the smart account', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    events.length = 0
    await settled(wallet.switchNetwork?.({ network: base }) ?? Promise.resolve())
    expect(events).toEqual([
      { type: 'change', namespace: 'eip155', chainId: '8453', accounts: [{ address: EOA, type: 'eoa' }] },
    ])
    expect(frame.last('SWITCH_NETWORK')?.payload).toMatchObject({ chainId: 'eip155:8453' })
    await settled(wallet.switchNetwork?.({ network: polygon }) ?? Promise.resolve())
    expect(events.at(-2)).toMatchObject({ chainId: '137', accounts: [{ address: SMART }] })
    expect(events.at(-1)).toMatchObject({ accounts: [{ address: SMART }, { address: EOA }] })
  })

  test.each([true, false, undefined])(
    '`smartAccountDeployed` %s of Ethereum is kept when the Solana user is loaded [S3.85]',
    async (smartAccountDeployed) => {
      const { GET_USER: answer } = frame.answers
      frame.answers['GET_USER'] = (payload) => {
        const user = answer?.(payload) as { readonly chainId: string | number }
        return typeof user.chainId === 'number' ? { ...user, smartAccountDeployed } : user
      }
      const wallet = makeWallet()
      await signIn(wallet)
      expect(wallet.embedded.getState().user?.isSmartAccountDeployed).toBe(smartAccountDeployed === true)
    },
  )

  test.each(['smartAccount', 'eoa'] as const)(
    'the account of a user without a list of accounts has the preferred type %s [S3.81]',
    async (preferredAccountType) => {
      frame.answers['GET_USER'] = () => ({ email: null, address: EOA, chainId: 1, preferredAccountType })
      const [session] = await signIn(makeWallet({ only: [mainnet] }))
      expect(session?.accounts).toEqual([{ address: EOA, type: preferredAccountType }])
    },
  )

  test('the account has the type that the list of accounts names', async () => {
    const accounts = [{ address: EOA, type: 'smartAccount' }]
    frame.answers['GET_USER'] = () => ({ email: null, address: EOA, chainId: 1, accounts })
    const [session] = await signIn(makeWallet({ only: [mainnet] }))
    expect(session?.accounts).toEqual([{ address: EOA, type: 'smartAccount' }])
  })

  test('a Solana user that the frame reports by itself replaces the account on Solana', async () => {
    await signIn(makeWallet())
    events.length = 0
    const address = 'So11111111111111111111111111111111111111112'
    frame.say('GET_USER_SUCCESS', { address, chainId: solana.caipNetworkId })
    expect(events).toMatchObject([{ type: 'change', namespace: 'solana', accounts: [{ address }] }])
  })

  test('a user that the frame reports by itself replaces the account', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    const provider = evmOf(wallet)
    events.length = 0
    frame.say('GET_USER_SUCCESS', { address: 'nonsense', chainId: 1 })
    expect(events).toEqual([])
    frame.say('GET_USER_SUCCESS', { address: OTHER, chainId: 137 })
    expect(events).toEqual([
      { type: 'change', namespace: 'eip155', chainId: '137', accounts: [{ address: OTHER, type: 'eoa' }] },
    ])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([OTHER])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
  })

  test('a user that the frame reports for a namespace without a login is ignored', async () => {
    const wallet = makeWallet()
    frame.say('GET_USER_SUCCESS', { address: EOA, chainId: 1 })
    await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
    frame.say('GET_USER_SUCCESS', { address: EOA, chainId: 1 })
    expect(events).toEqual([])
    expect(wallet.getProvider('eip155')).toBeUndefined()
    expect(storage.getItem(USED)).toBeNull()
  })

  test('accounts of the frame that are no addresses of the namespace are dropped', async () => {
    const accounts = [EOA, SOLANA, 'nonsense', SMART].map((address) => ({ address, type: 'eoa' }))
    frame.answers['GET_USER'] = () => ({ email: null, address: EOA, chainId: 1, accounts })
    const [session] = await signIn(makeWallet({ only: [mainnet] }))
    expect(session?.accounts.map(({ address }) => address)).toEqual([EOA, SMART])
  })

  test('setAccountType asks the frame, and emits the account that the frame returns', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    await settled(wallet.setAccountType?.({ namespace: 'eip155', accountType: 'eoa' }) ?? Promise.resolve())
    expect(frame.last('SET_PREFERRED_ACCOUNT')?.payload).toEqual({ type: 'eoa' })
    expect(frame.last('GET_USER')?.payload).toMatchObject({ preferredAccountType: 'eoa' })
    expect(events.at(-2)).toMatchObject({ accounts: [{ address: EOA, type: 'eoa' }] })
  })
})

describe('requests', () => {
  test('a switch by the provider compares chain ids as numbers', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    const switching = evmOf(wallet).request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x0089' }],
    })
    expect(await settled(switching)).toBeNull()
    expect(frame.last('SWITCH_NETWORK')?.payload).toMatchObject({ chainId: 'eip155:137' })
  })

  test('answers known values locally, sends reads silently, and opens the approval to sign [S6.2, S6.3]', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    events.length = 0
    const provider = evmOf(wallet)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([SMART, EOA])
    expect(frame.names()).not.toContain('RPC_REQUEST')
    await settled(provider.request({ method: 'eth_blockNumber' }))
    expect(frame.last('RPC_REQUEST')?.payload).toMatchObject({ method: 'eth_blockNumber', params: [] })
    expect(events).toEqual([])
    expect(await settled(provider.request({ method: 'personal_sign', params: ['0x68', SMART] }))).toBe(
      '0x5169',
    )
    expect(frame.last('RPC_REQUEST')?.payload).toMatchObject({
      method: 'personal_sign',
      params: ['0x68', SMART],
      chainNamespace: 'eip155',
      chainId: 1,
      rpcUrl: expect.stringContaining('http'),
    })
    expect(events).toEqual([
      { type: 'approval', status: 'asked' },
      { type: 'approval', status: 'approved' },
    ])
  })

  test.each([
    ['eth_sendTransaction', [{ from: SMART, to: EOA, chainId: '0x89' }]],
    ['wallet_sendCalls', [{ version: '2.0.0', chainId: '0x89', calls: [{ to: EOA }] }]],
    ['eth_sendTransaction', [{ from: SMART, to: EOA, chainId: 'nonsense' }]],
  ])('%s that names another chain is rejected without a request to the frame', async (method, params) => {
    const wallet = makeWallet()
    await signIn(wallet)
    await expect(evmOf(wallet).request({ method, params })).rejects.toMatchObject({ code: 4901 })
    expect(frame.names()).not.toContain('RPC_REQUEST')
    expect(events.filter(({ type }) => type === 'approval')).toEqual([])
    const [request] = params
    const here = [{ ...request, chainId: '0x1' }]
    await settled(evmOf(wallet).request({ method, params: here }))
    expect(frame.last('RPC_REQUEST')?.payload).toMatchObject({ method, params: here, chainId: 1 })
  })

  test('a blocked method is rejected without a request to the frame [S6.4]', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    await expect(evmOf(wallet).request({ method: 'eth_sign' })).rejects.toMatchObject({
      code: 4200,
      message: expect.stringContaining('Requested RPC call is not allowed'),
    })
    expect(frame.names()).not.toContain('RPC_REQUEST')
    expect(events.at(-1)).toEqual({ type: 'approval', status: 'blocked' })
  })

  test('a rejection by the visitor has code 4001, an aborted request another error [S8.60]', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    const sign = (): Promise<unknown> =>
      settled(evmOf(wallet).request({ method: 'personal_sign', params: ['0x68', SMART] }))
    frame.answers['RPC_REQUEST'] = () => {
      throw { message: 'User rejected the request' }
    }
    await expect(sign()).rejects.toMatchObject({ code: 4001 })
    expect(wallet.embedded.getState().approvals).toBe(0)
    frame.silent.add('RPC_REQUEST')
    const waiting = evmOf(wallet).request({ method: 'personal_sign', params: ['0x68', SMART] })
    expect(wallet.embedded.getState().approvals).toBe(1)
    wallet.embedded.abortApprovals()
    await expect(waiting).rejects.toMatchObject({ message: expect.stringContaining('Request was aborted') })
    expect(wallet.embedded.getState().approvals).toBe(0)
    expect(frame.names().at(-1)).toBe('RPC_ABORT')
    expect(events.at(-1)).toEqual({ type: 'approval', status: 'failed' })
  })

  test('a Solana message is sent as base58, with the CAIP-2 reference of the cluster', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    frame.answers['RPC_REQUEST'] = () => ({ signature: '5HueCGU8rMjxEXxiPuD5BDu' })
    const provider = wallet.getProvider('solana') as {
      readonly accounts: readonly { readonly address: string }[]
      readonly features: Record<string, { signMessage(input: unknown): Promise<readonly unknown[]> }>
    }
    const [account] = provider.accounts
    const message = new TextEncoder().encode('hi')
    await settled(
      provider.features['solana:signMessage']?.signMessage({ account, message }) ?? Promise.reject(),
    )
    expect(frame.last('RPC_REQUEST')?.payload).toMatchObject({
      method: 'solana_signMessage',
      params: { message: '8wr', pubkey: SOLANA },
      chainNamespace: 'solana',
      chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    })
  })

  type Feature = (...inputs: readonly object[]) => Promise<unknown>
  async function solanaProvider() {
    const wallet = makeWallet({ only: [mainnet, solana, solanaDevnet] })
    await signIn(wallet)
    const { accounts, features } = wallet.getProvider('solana') as {
      readonly accounts: readonly object[]
      readonly features: Record<string, Record<string, Feature>>
    }
    const call = (name: string, ...inputs: readonly object[]) => {
      const requests = inputs.map((input) => ({ account: accounts[0], ...input }))
      return settled(features[`solana:${name}`]?.[name]?.(...requests) ?? Promise.reject())
    }
    return { call, wallet }
  }

  test('a request of a provider after the logout rejects, and is not sent to the frame', async () => {
    const { call, wallet } = await solanaProvider()
    const evm = evmOf(wallet)
    await settled(wallet.disconnect())
    const sending = call('signAndSendTransaction', { transaction: Uint8Array.of(1), chain: 'solana:mainnet' })
    await expect(sending).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await expect(evm.request({ method: 'personal_sign', params: ['0x68', SMART] })).rejects.toMatchObject({
      code: 4900,
    })
    expect(frame.names()).not.toContain('RPC_REQUEST')
  })

  test.each([
    ['solana:devnet', solanaDevnet],
    ['solana:mainnet', solana],
  ] as const)(
    'a transaction for %s is sent on that cluster, although mainnet is the current one',
    async (chain, to) => {
      const { call } = await solanaProvider()
      frame.answers['RPC_REQUEST'] = () => ({ signature: '8wr', transaction: '8wr' })
      for (const name of ['signAndSendTransaction', 'signTransaction']) {
        await call(name, { transaction: Uint8Array.of(1), chain, options: { maxRetries: 0 } })
        expect(frame.last('RPC_REQUEST')?.payload).toMatchObject({
          method: `solana_${name}`,
          params: {
            transaction: '2',
            ...(name === 'signAndSendTransaction' && { options: { maxRetries: 0 } }),
          },
          chainId: to.caipNetworkId.slice('solana:'.length),
          rpcUrl: to.rpcUrls.default.http[0],
        })
      }
    },
  )

  test('several signed transactions must be as many as the requested ones', async () => {
    const { call } = await solanaProvider()
    const inputs = [1, 2].map((byte) => ({ transaction: Uint8Array.of(byte), chain: 'solana:mainnet' }))
    frame.answers['RPC_REQUEST'] = () => ({ transactions: ['8wr', '8wr'] })
    expect(await call('signTransaction', ...inputs)).toHaveLength(2)
    frame.answers['RPC_REQUEST'] = () => ({ transactions: ['8wr'] })
    await expect(call('signTransaction', ...inputs)).rejects.toMatchObject({ code: 'FRAME_REPLY_INVALID' })
  })

  test('the provider emits each change of the chain and of the account once', async () => {
    const wallet = makeWallet()
    await signIn(wallet)
    const emitted: unknown[] = []
    type Events = { on: (event: string, listener: (value: unknown) => void) => void }
    const { on } = wallet.getProvider('eip155') as Events
    on('chainChanged', (chainId) => emitted.push(chainId))
    on('accountsChanged', (accounts) => emitted.push(accounts))
    await settled(wallet.switchNetwork?.({ network: base }) ?? Promise.reject())
    await settled(wallet.embedded.setAccountType('smartAccount'))
    expect(emitted).toEqual(['0x2105', [EOA]])
    expect(await evmOf(wallet).request({ method: 'eth_requestAccounts' })).toEqual(
      await evmOf(wallet).request({ method: 'eth_accounts' }),
    )
    expect(frame.names()).not.toContain('RPC_REQUEST')
  })
})

test('a sign-in message is sent with the login, and returned with its signature [S3.82, S3.83, S3.84]', async () => {
  const { GET_USER: answer } = frame.answers
  let signature: string | undefined = '0x51'
  frame.answers['GET_USER'] = (payload) => {
    const wire = payload['siwxMessage'] as { readonly serializedMessage: string } | undefined
    const signed = wire && {
      message: wire.serializedMessage.replace('<<AccountAddress>>', SMART),
      ...(signature && { signature }),
      siwxMessage: { ...wire, accountAddress: SMART },
    }
    return { ...(answer?.(payload) as object), ...signed }
  }
  const wallet = makeWallet()
  await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
  await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  const authenticate = () =>
    settled(
      wallet.authenticate?.({
        caipNetworkIds: ['eip155:137', 'eip155:1'],
        domain: 'app.example',
        uri: 'https://app.example',
        nonce: 'abcdefgh1234',
      }) ?? Promise.reject(),
    )
  const { messages, sessions } = await authenticate()
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({ namespace: 'eip155', chainId: '137' })
  expect(messages).toMatchObject([
    {
      caipNetworkId: 'eip155:137',
      address: SMART,
      signature: '0x51',
      cacao: {
        p: { iss: `did:pkh:eip155:137:${SMART}`, accountAddress: SMART, nonce: 'abcdefgh1234' },
        s: { s: '0x51' },
      },
    },
  ])
  expect(messages[0]?.message).toContain(`Ethereum account:\n${SMART}\n`)
  expect(messages[0]?.message).toContain('Chain ID: 137\n')
  signature = undefined
  expect(await authenticate()).toMatchObject({ sessions: [{ chainId: '137' }, {}], messages: [] })
})

test('a sign-in on Solana, which the frame does not sign while connecting, sends no message', async () => {
  const wallet = makeWallet()
  await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
  await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  const { messages, sessions } = await settled(
    wallet.authenticate?.({
      caipNetworkIds: [solana.caipNetworkId],
      domain: 'app.example',
      uri: 'https://app.example',
      nonce: 'abcdefgh1234',
    }) ?? Promise.reject(),
  )
  expect(sessions[0]).toMatchObject({ namespace: 'solana', accounts: [{ address: SOLANA }] })
  expect(messages).toEqual([])
  expect(frame.asked.map(({ payload }) => payload?.['siwxMessage'] ?? null)).toEqual(
    frame.asked.map(() => null),
  )
})

test('a sign-in message has all requested fields, and a placeholder for the account', () => {
  const fields = {
    domain: 'app.example',
    uri: 'https://app.example',
    nonce: 'abcdefgh1234',
    statement: 'Sign in',
    expirationTime: '2030-01-01T00:00:00.000Z',
    notBefore: '2020-01-01T00:00:00.000Z',
    requestId: 'request-7',
    resources: ['https://app.example/terms'],
  }
  const issuedAt = '2025-01-01T00:00:00.000Z'
  const wire = toSiwxWire({ ...fields, caipNetworkIds: ['eip155:137'] }, 'eip155:137', issuedAt)
  expect(wire).toMatchObject({ ...fields, issuedAt, accountAddress: '<<AccountAddress>>' })
  expect(wire.serializedMessage?.split('\n')).toEqual([
    'app.example wants you to sign in with your Ethereum account:',
    '<<AccountAddress>>',
    '',
    'Sign in',
    '',
    'URI: https://app.example',
    'Version: 1',
    'Chain ID: 137',
    'Nonce: abcdefgh1234',
    'Issued At: 2025-01-01T00:00:00.000Z',
    'Expiration Time: 2030-01-01T00:00:00.000Z',
    'Not Before: 2020-01-01T00:00:00.000Z',
    'Request ID: request-7',
    'Resources:',
    '- https://app.example/terms',
  ])
})

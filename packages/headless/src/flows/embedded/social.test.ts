// @vitest-environment jsdom
import { bip122 } from '@foyer/chains/bip122'
import { eip155 } from '@foyer/chains/eip155'
import { embeddedWallet } from '@foyer/chains/embedded'
import { bitcoin, mainnet, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import {
  createMemoryStorage,
  createTestFrame,
  createTestPopup,
  type TestFrame,
  testFrameAccounts,
  type TestPopup,
} from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { getModal } from '../../modal/openModal.ts'
import { updateEmail } from '../../modal/updateEmail.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { settled } from '../../test/settled.ts'
import { showModal } from '../../test/setup.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getAccount, getConnectionState } from '../../wallet/state.ts'
import { confirmEmailDevice, confirmOtp, connectEmail } from './connectEmail.ts'
import { connectFarcaster } from './connectFarcaster.ts'
import { connectSocial } from './connectSocial.ts'
import { confirmEmailUpdate, requestEmailUpdate } from './emailUpdate.ts'
import { findEmbedded } from './findEmbedded.ts'
import { cancelSocial, runSocial, startSocial } from './startSocial.ts'
import { loginNetworkAtom, socialLoginAtom } from './state.ts'

const AUTHORIZE = 'https://accounts.example/authorize?provider=google&state=abc'
let frame: TestFrame
let popup: TestPopup
let storage: ReturnType<typeof createMemoryStorage>
let config: Config
let events: FoyerEvent[]
let unmount: () => void

function start(): void {
  config = createConfig({
    networks: [mainnet, solana],
    adapters: [eip155({ target: new EventTarget() }), solanaAdapter()],
    connectors: [embeddedWallet({ createFrame: frame.createFrame, createPopup: popup.createPopup })],
    endpoints: { secureSite: 'https://secure.example' },
    storage,
    debug: false,
  }) as Config
  events = []
  internalsOf(config).onEvent((event) => events.push(event))
  unmount = config.mount()
  showModal(config)
}
const stop = (): void => {
  unmount()
  config.destroy()
}
const quiet = async (ms = 0): Promise<void> => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
/** Login whose popup has reached the provider. */
async function begin(): Promise<{ readonly done: Promise<unknown> }> {
  const done = connectSocial(config, { provider: 'google' })
  done.catch(() => undefined)
  await quiet(500)
  return { done }
}
const socialEvents = (): readonly string[] =>
  events.map(({ event }) => event).filter((name) => name.includes('SOCIAL'))
const authNow = (): unknown => getConnectionState(internalsOf(config)).connections[0]?.auth
const status = (): string => internalsOf(config).store.get(socialLoginAtom).status

beforeEach(async () => {
  vi.useFakeTimers()
  frame = createTestFrame()
  popup = createTestPopup()
  storage = createMemoryStorage()
  start()
  await quiet()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a login needs a switch of the network only from a namespace without the embedded wallet', () => {
  const networkOf = (made: object) => internalsOf(made as Config).store.get(loginNetworkAtom)
  expect(networkOf(config)).toBeUndefined()
  const onBitcoin = createConfig({
    id: 'bitcoin-first',
    networks: [bitcoin, solana, mainnet],
    adapters: [
      bip122({ target: new EventTarget() }),
      eip155({ target: new EventTarget() }),
      solanaAdapter({ target: new EventTarget() }),
    ],
    connectors: [embeddedWallet()],
    endpoints: { secureSite: 'https://secure.example' },
    storage: createMemoryStorage(),
    debug: false,
  })
  onBitcoin.mount()
  expect(networkOf(onBitcoin)).toMatchObject({ caipNetworkId: solana.caipNetworkId })
  onBitcoin.destroy()
})

test('a result that the popup posts before the wallet has loaded is kept', async () => {
  const done = connectSocial(config, { provider: 'google' })
  done.catch(() => undefined)
  popup.say({ resultUri: '?auth=token' })
  await quiet(500)
  expect(await settled(done)).not.toEqual([])
  expect(frame.last('CONNECT_SOCIAL')?.payload).toMatchObject({ uri: '?auth=token' })
})

describe('a social login', () => {
  test('opens a popup at once, navigates it to the provider, and connects with its result [S7.43, S7.46, S4.12]', async () => {
    const done = connectSocial(config, { provider: 'google' })
    // Within the click: the provider's URL comes later.
    expect(popup.urls).toEqual(['https://secure.example/loading'])
    await quiet(500)
    expect(popup.urls).toEqual(['https://secure.example/loading', AUTHORIZE])
    expect(frame.last('GET_SOCIAL_REDIRECT_URI')?.payload).toEqual({ provider: 'google' })
    popup.say({ resultUri: '?auth=token' })
    expect(popup.isOpen()).toBe(false)
    await settled(done)
    expect(frame.last('CONNECT_SOCIAL')?.payload).toMatchObject({ uri: '?auth=token', chainId: 1 })
    // The Solana account needs no second CONNECT_SOCIAL.
    expect(frame.names().filter((name) => name === 'CONNECT_SOCIAL')).toHaveLength(1)
    expect(getAccount(config, { namespace: 'solana' }).address).toBe(testFrameAccounts.solana)
    expect(authNow()).toEqual({ name: 'google', username: 'mira' })
    expect(socialEvents()).toEqual([
      'SOCIAL_LOGIN_STARTED',
      'SOCIAL_LOGIN_REQUEST_USER_DATA',
      'SOCIAL_LOGIN_SUCCESS',
    ])
    expect(storage.getItem('@foyer/connected_social')).toBe('google')
    expect(storage.getItem('@foyer-wallet/SOCIAL_USERNAME')).toBe('mira')
    await settled(disconnect(config))
    expect(storage.getItem('@foyer/connected_social')).toBeNull()
    expect(storage.getItem('@foyer-wallet/SOCIAL_USERNAME')).toBeNull()
  })

  test('ends within a second when the visitor closes the popup [S4.13, S8.7, S9.5]', async () => {
    const { done } = await begin()
    popup.closeByHand()
    await quiet(1000)
    await expect(done).rejects.toMatchObject({ shortMessage: 'Popup closed' })
    expect(status()).toBe('closed')
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
    popup.say({ resultUri: '?auth=token' })
    await quiet()
    expect(frame.names()).not.toContain('CONNECT_SOCIAL')
  })

  test('a result from a foreign page in the popup ends the login, and connects no account', async () => {
    const { done } = await begin()
    popup.say({ resultUri: '?auth=evil' }, { isFromSite: false })
    await expect(done).rejects.toMatchObject({ code: 'SOCIAL_ORIGIN_INVALID' })
    expect([status(), popup.isOpen()]).toEqual(['error', false])
    expect(frame.names()).not.toContain('CONNECT_SOCIAL')
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_ERROR')
  })

  test.each([
    [
      'a result from an iframe or window of another origin',
      { resultUri: '?auth=evil' },
      { isFromSite: false, isFromWindow: false },
    ],
    ['a result from another window of the site', { resultUri: '?auth=evil' }, { isFromWindow: false }],
    ['a result that is no text', { resultUri: ['?auth=evil'] }, {}],
    ['a message without a result', { type: 'x' }, {}],
  ])('%s is ignored', async (_, data, where) => {
    const { done } = await begin()
    popup.say(data, where)
    await quiet()
    expect([status(), popup.isOpen()]).toEqual(['window', true])
    expect(frame.names()).not.toContain('CONNECT_SOCIAL')
    popup.say({ resultUri: '?auth=token' })
    await settled(done)
    expect(frame.last('CONNECT_SOCIAL')?.payload).toMatchObject({ uri: '?auth=token' })
  })

  test('a refusal by the provider has its text, and the login can be retried', async () => {
    const { done } = await begin()
    popup.say({ resultUri: '?error=access_denied' })
    await expect(done).rejects.toMatchObject({ code: 'SOCIAL_REFUSED', shortMessage: 'access_denied' })
    const again = await begin()
    popup.say({ resultUri: '?auth=token' })
    await settled(again.done)
    expect(getAccount(config).isConnected).toBe(true)
  })

  test('a blocked popup rejects with POPUP_BLOCKED, without a request', async () => {
    popup.block(true)
    await expect(connectSocial(config, { provider: 'google' })).rejects.toMatchObject({
      code: 'POPUP_BLOCKED',
    })
    expect(status()).toBe('blocked')
    expect(frame.names()).not.toContain('GET_SOCIAL_REDIRECT_URI')
  })

  test.each([
    [
      'refuses',
      () => {
        throw { message: 'Not today' }
      },
    ],
    ['returns no URL', () => ({ uri: '' })],
    ['returns a javascript: URL', () => ({ uri: 'javascript:alert(1)' })],
  ])('a secure site that %s ends the login, and the popup closes [S8.10, S4.12]', async (_, answer) => {
    frame.answers['GET_SOCIAL_REDIRECT_URI'] = answer
    const { done } = await begin()
    await expect(done).rejects.toMatchObject({ shortMessage: 'Failed to initiate social connection' })
    expect(popup.urls).toEqual(['https://secure.example/loading'])
    expect(popup.isOpen()).toBe(false)
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_ERROR')
  })

  test('a request that the secure site does not answer times out after 45 s', async () => {
    frame.silent.add('GET_SOCIAL_REDIRECT_URI')
    const { done } = await begin()
    await quiet(44_000)
    expect(popup.isOpen()).toBe(true)
    await quiet(1000)
    await expect(done).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
    expect(popup.isOpen()).toBe(false)
  })

  test('cancelling closes the popup, and ignores later results', async () => {
    const { done } = await begin()
    cancelSocial(config)
    expect([status(), popup.isOpen()]).toEqual(['idle', false])
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
    popup.say({ resultUri: '?auth=token' })
    await quiet()
    expect(getAccount(config).isConnected).toBe(false)
  })

  test('closes its popup and does not begin if it is cancelled while its code loads', async () => {
    const started = startSocial(config, { provider: 'google' })
    const done = runSocial(config, started)
    cancelSocial(config)
    await expect(settled(done)).rejects.toMatchObject({ name: 'AbortError' })
    expect([status(), popup.isOpen()]).toEqual(['idle', false])
    expect(socialEvents()).toEqual([])
  })

  test('closes its popup and does not begin if it is aborted while its code loads', async () => {
    const controller = new AbortController()
    const done = runSocial(config, startSocial(config, { provider: 'google', signal: controller.signal }))
    controller.abort(new Error('left'))
    await expect(settled(done)).rejects.toThrow('left')
    expect([status(), popup.isOpen()]).toEqual(['idle', false])
  })

  test('closes its popup and does not begin if the login of another provider replaces it while its code loads', async () => {
    const own = popup.createPopup({ src: 'https://secure.example/loading' })!
    const close = vi.spyOn(own, 'close')
    const done = runSocial(config, startSocial(config, { provider: 'google', popup: own }))
    startSocial(config, { provider: 'github' })
    await expect(settled(done)).rejects.toMatchObject({ name: 'AbortError' })
    expect(close).toHaveBeenCalled()
    expect(internalsOf(config).store.get(socialLoginAtom)).toEqual({ status: 'window', provider: 'github' })
    expect(frame.names()).not.toContain('GET_SOCIAL_REDIRECT_URI')
  })

  test('uses a popup that the app has opened, and opens no other', async () => {
    const own = findEmbedded(config)!.embedded.openPopup()
    const started = startSocial(config, { provider: 'google', popup: own })
    expect(started.popup).toBe(own)
    expect(popup.urls).toHaveLength(1)
  })

  test('is cancelled when the modal closes while the account connects', async () => {
    frame.silent.add('CONNECT_SOCIAL')
    const { done } = await begin()
    popup.say({ resultUri: '?auth=token' })
    await quiet()
    expect(status()).toBe('account')
    closeModal(config)
    await expect(done).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    expect(status()).toBe('idle')
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
  })

  test('a newer login replaces an older one', async () => {
    const older = await begin()
    const newer = await begin()
    await expect(older.done).rejects.toMatchObject({ name: 'AbortError' })
    expect([status(), popup.isOpen()]).toEqual(['window', true])
    popup.say({ resultUri: '?auth=newer' })
    await settled(newer.done)
    expect(frame.names().filter((name) => name === 'CONNECT_SOCIAL')).toHaveLength(1)
  })

  test('a newer click closes the window of an older login before it opens one, as both have one name', async () => {
    await begin()
    const opened = vi.spyOn(findEmbedded(config)!.embedded, 'openPopup')
    let wasOpen: boolean | undefined
    opened.mockImplementation(() => {
      wasOpen = popup.isOpen()
      return popup.createPopup({ src: 'https://secure.example/loading' })
    })
    startSocial(config, { provider: 'google' })
    expect(wasOpen).toBe(false)
  })

  test('has no email if the provider returns none, although an email login was stored [S3.76, S3.80]', async () => {
    storage.setItem('@foyer-wallet/EMAIL', 'somebody@example.com')
    const { done } = await begin()
    popup.say({ resultUri: '?auth=token' })
    await settled(done)
    expect(findEmbedded(config)?.embedded.getState().user).toMatchObject({
      email: undefined,
      username: 'mira',
      social: 'google',
    })
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBeNull()
  })

  test('has its email as user name if the provider returns no user name [S3.80]', async () => {
    const { CONNECT_SOCIAL: answer } = frame.answers
    frame.answers['CONNECT_SOCIAL'] = (payload) => ({
      ...(answer?.(payload) as object),
      userName: null,
      email: 'mira@example.com',
    })
    const { done } = await begin()
    popup.say({ resultUri: '?auth=token' })
    await settled(done)
    expect(authNow()).toEqual({ name: 'google', username: 'mira@example.com' })
  })

  test('is restored on page load with its provider', async () => {
    const { done } = await begin()
    popup.say({ resultUri: '?auth=token' })
    await settled(done)
    stop()
    start()
    await quiet(1000)
    expect(authNow()).toEqual({ name: 'google', username: 'mira' })
    expect(frame.last('GET_USER')).toBeDefined()
  })
})

describe('in Telegram, without popups', () => {
  const page = location.href
  beforeEach(() => Object.assign(window, { TelegramWebviewProxy: {} }))
  afterEach(() => {
    Reflect.deleteProperty(window, 'TelegramWebviewProxy')
    history.replaceState(null, '', page)
  })

  /** Return URL of the page, from `state` of the URL of the provider. */
  const returnOf = (url: string): URL =>
    new URL(decodeURIComponent(new URL(url).searchParams.get('state')!.replace(/^abc--/, '')))

  test('navigates to the provider, and connects on return', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const started = startSocial(config, { provider: 'google' })
    expect(started.popup).toBeNull()
    await settled(runSocial(config, started))
    expect([status(), socialEvents()]).toEqual(['window', ['SOCIAL_LOGIN_STARTED']])
    const [url = '', target] = open.mock.calls[0] ?? []
    expect(target).toBe('_top')
    const back = returnOf(String(url))
    const nonce = back.searchParams.get('foyer_login')
    expect(nonce).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(back.href).toBe(`${page}?foyer_login=${nonce}`)
    expect(popup.urls).toEqual([])
    expect(storage.getItem('@foyer/social_provider')).toBe('google')

    stop()
    history.replaceState(null, '', `?x=1&foyer_login=${nonce}&result_uri=%3Fauth%3Dback`)
    start()
    await quiet(1000)
    expect(frame.last('CONNECT_SOCIAL')?.payload).toMatchObject({ uri: '?auth=back' })
    expect(getAccount(config).address).toBe(testFrameAccounts.smartAccount)
    expect(location.search).toBe('?x=1')
    expect(storage.getItem('@foyer/social_provider')).toBeNull()
  })

  test.each([
    ['without the nonce of the login', 1000, ''],
    ['with another nonce', 1000, '&foyer_login=other'],
    ['more than 10 minutes later', 601_000, undefined],
  ])('a link with a result %s connects no account', async (_, waited, query) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await settled(connectSocial(config, { provider: 'google' }))
    const own = `&${returnOf(String(open.mock.calls.at(-1)?.[0])).searchParams.toString()}`
    stop()
    await vi.advanceTimersByTimeAsync(waited)
    history.replaceState(null, '', `?result_uri=%3Fauth%3Devil${query ?? own}`)
    start()
    await quiet(1000)
    expect(frame.names()).not.toContain('CONNECT_SOCIAL')
    expect(getAccount(config).isConnected).toBe(false)
  })

  test('a result that the secure site refuses is used once', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await settled(connectSocial(config, { provider: 'google' }))
    const back = returnOf(String(open.mock.calls.at(-1)?.[0]))
    back.searchParams.set('result_uri', '?auth=back')
    frame.answers['CONNECT_SOCIAL'] = () => {
      throw { message: 'Not today' }
    }
    const load = async (): Promise<number> => {
      stop()
      history.replaceState(null, '', back.search)
      start()
      await quiet(1000)
      return frame.names().filter((name) => name === 'CONNECT_SOCIAL').length
    }
    expect(await load()).toBe(1)
    expect(storage.getItem('@foyer/social_provider')).toBeNull()
    expect(await load()).toBe(1)
    expect(getAccount(config).isConnected).toBe(false)
  })

  test('a refusal by the provider connects no account, and is removed from the URL', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await settled(connectSocial(config, { provider: 'google' }))
    const back = returnOf(String(open.mock.calls.at(-1)?.[0]))
    back.searchParams.set('result_uri', '?error=access_denied')
    stop()
    history.replaceState(null, '', back.search)
    start()
    await quiet(1000)
    expect(frame.names()).not.toContain('CONNECT_SOCIAL')
    // Without a login the frame is not opened.
    expect(frame.names()).not.toContain('IS_CONNECTED')
    expect(location.search).toBe('')
  })

  test('an unexpected return URL is ignored', async () => {
    stop()
    history.replaceState(null, '', '?result_uri=%3Fauth%3Devil')
    start()
    await quiet(1000)
    expect(frame.asked).toEqual([])
    expect(getAccount(config).isConnected).toBe(false)
  })
})

describe('Farcaster', () => {
  const urlNow = (): string | undefined => findEmbedded(config)?.embedded.getState().farcasterUrl

  test('shows the QR code, waits, and connects [S7.44]', async () => {
    frame.silent.add('CONNECT_FARCASTER')
    const onApproved = vi.fn(() => expect(frame.names()).not.toContain('GET_USER'))
    const done = connectFarcaster(config, { onApproved })
    await quiet(500)
    expect(onApproved).not.toHaveBeenCalled()
    expect(urlNow()).toBe('https://farcaster.example/~/sign-in?channel=abc')
    await quiet(119_000)
    frame.silent.clear()
    frame.answers['CONNECT_FARCASTER']?.({})
    frame.say('CONNECT_FARCASTER_SUCCESS', { userName: 'mira' }, frame.last('CONNECT_FARCASTER')?.id)
    await settled(done)
    expect(onApproved).toHaveBeenCalledOnce()
    expect(authNow()).toEqual({ name: 'farcaster', username: 'mira' })
    expect(urlNow()).toBeUndefined()
    expect(frame.names().filter((name) => name === 'CONNECT_FARCASTER')).toHaveLength(1)
  })

  test('is cancelled when the modal closes while the account connects', async () => {
    frame.silent.add('GET_USER')
    const done = connectFarcaster(config)
    done.catch(() => undefined)
    await quiet(1000)
    expect(frame.names()).toContain('GET_USER')
    closeModal(config)
    await expect(done).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
  })

  test('a login without an answer ends after 120 s, and the next one reloads the frame [S7.57]', async () => {
    frame.silent.add('CONNECT_FARCASTER')
    const ended = expect(connectFarcaster(config)).rejects.toMatchObject({
      cause: { code: 'FRAME_REQUEST_TIMEOUT' },
    })
    await quiet(121_000)
    await ended
    expect(urlNow()).toBeUndefined()
    frame.silent.clear()
    await settled(connectFarcaster(config))
    expect(authNow()).toMatchObject({ name: 'farcaster' })
    expect(frame.names()).toContain('RELOAD')
  })

  test('a remounted view keeps its QR code; without a view the frame is reloaded [S7.57]', async () => {
    frame.silent.add('CONNECT_FARCASTER')
    const first = new AbortController()
    connectFarcaster(config, { signal: first.signal }).catch(() => undefined)
    await quiet(500)
    first.abort()
    const second = new AbortController()
    const left = connectFarcaster(config, { signal: second.signal })
    left.catch(() => undefined)
    await quiet(200)
    expect(frame.names().filter((name) => name === 'GET_FARCASTER_URI')).toHaveLength(1)
    second.abort()
    await quiet(99)
    expect(frame.names()).not.toContain('RELOAD')
    await quiet(1)
    expect(frame.names().slice(-2)).toEqual(['RELOAD', 'SYNC_DAPP_DATA'])
    expect(urlNow()).toBeUndefined()
  })

  test('a login right after a cancelled one has its own QR code', async () => {
    frame.silent.add('CONNECT_FARCASTER')
    const controller = new AbortController()
    connectFarcaster(config, { signal: controller.signal }).catch(() => undefined)
    await quiet(500)
    controller.abort()
    await quiet(99)
    frame.silent.add('RELOAD')
    await quiet(1)
    const again = connectFarcaster(config)
    again.catch(() => undefined)
    await quiet(200)
    expect(frame.names().filter((name) => name === 'GET_FARCASTER_URI')).toHaveLength(1)
    frame.say('RELOAD_SUCCESS', undefined, frame.last('RELOAD')?.id)
    await quiet(200)
    expect(frame.names().filter((name) => name === 'GET_FARCASTER_URI')).toHaveLength(2)
    expect(urlNow()).toBeDefined()
  })

  test.each([
    ['GET_FARCASTER_URI', () => ({ url: 'javascript:alert(1)' })],
    ['GET_FARCASTER_URI', () => ({})],
    [
      'CONNECT_FARCASTER',
      () => {
        throw { message: 'No' }
      },
    ],
    ['CONNECT_FARCASTER', () => ({ userName: 7 })],
  ])('a failed %s ends the login [S8.11]', async (name, answer) => {
    frame.answers[name] = answer
    await expect(settled(connectFarcaster(config))).rejects.toMatchObject({
      shortMessage: 'Failed to connect to farcaster',
    })
    expect(getAccount(config).isConnected).toBe(false)
    expect(socialEvents().at(-1)).toBe('SOCIAL_LOGIN_ERROR')
  })
})

describe('a login by email', () => {
  const email = 'mira@example.com'
  const names = (): readonly string[] => events.map(({ event }) => event).filter((name) => /EMAIL/.test(name))

  test('reports each step; a wrong code requests no account', async () => {
    await settled(connectEmail(config, { email }))
    await expect(settled(confirmOtp(config, { otp: '000000' }))).rejects.toMatchObject({
      code: 'FRAME_REFUSED',
    })
    expect(frame.names()).not.toContain('GET_USER')
    expect(events.at(-1)).toMatchObject({ properties: { message: 'frame:CONNECT_OTP - The code is wrong' } })
    await settled(confirmOtp(config, { otp: '123456' }))
    expect(names()).toEqual([
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_FAIL',
      'EMAIL_VERIFICATION_CODE_PASS',
    ])
  })

  test('from a new device sends the code after the approval of the device', async () => {
    frame.answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_DEVICE' })
    expect(await settled(connectEmail(config, { email }))).toBe('VERIFY_DEVICE')
    expect(names()).toEqual(['EMAIL_SUBMITTED'])
    await settled(confirmEmailDevice(config))
    expect(names().slice(1)).toEqual(['DEVICE_REGISTERED_FOR_EMAIL', 'EMAIL_VERIFICATION_CODE_SENT'])
  })

  test('is allowed for the address in use', async () => {
    await settled(connectEmail(config, { email }))
    await settled(confirmOtp(config, { otp: '123456' }))
    await quiet(30_000)
    expect(await settled(connectEmail(config, { email: ` ${email} ` }))).toBe('VERIFY_OTP')
  })
})

describe('changing the email', () => {
  const email = 'mira@example.org'
  const signIn = async (): Promise<void> => {
    await settled(connectEmail(config, { email: 'mira@example.com' }))
    await settled(confirmOtp(config, { otp: '123456' }))
  }

  test('verifies one-time codes of the old and the new address [S7.54, S5.23]', async () => {
    await signIn()
    expect(await settled(requestEmailUpdate(config, { email: ` ${email} ` }))).toBe('VERIFY_PRIMARY_OTP')
    expect(frame.last('UPDATE_EMAIL')?.payload).toEqual({ email })
    const wrong = confirmEmailUpdate(config, { step: 'primary', otp: '000000' })
    await expect(settled(wrong)).rejects.toMatchObject({ shortMessage: 'The code is wrong' })
    await settled(confirmEmailUpdate(config, { step: 'primary', otp: '123456' }))
    expect(findEmbedded(config)?.embedded.getState().user?.email).toBe('mira@example.com')
    const done = await settled(confirmEmailUpdate(config, { step: 'secondary', otp: '123456' }))
    expect(done).toEqual({ email })
    expect(findEmbedded(config)?.embedded.getState().user?.email).toBe(email)
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBe(email)
    expect(events.map(({ event }) => event).filter((name) => name.startsWith('EMAIL_EDIT'))).toEqual([
      'EMAIL_EDIT',
      'EMAIL_EDIT_COMPLETE',
    ])
  })

  test('is rejected for an invalid email, and without a login [S5.2, S8.13]', async () => {
    await expect(requestEmailUpdate(config, { email })).rejects.toMatchObject({
      shortMessage: 'Not connected to email or social',
    })
    await signIn()
    await expect(settled(requestEmailUpdate(config, { email: 'mira' }))).rejects.toMatchObject({
      code: 'EMAIL_INVALID',
    })
    expect(frame.names()).not.toContain('UPDATE_EMAIL')
  })

  test('[S4.2] rejects with the reason of an abort', async () => {
    await signIn()
    frame.silent.add('UPDATE_EMAIL')
    const controller = new AbortController()
    const end = expect(requestEmailUpdate(config, { email, signal: controller.signal })).rejects.toBe('left')
    await vi.waitFor(() => expect(frame.names()).toContain('UPDATE_EMAIL'))
    controller.abort('left')
    await end
  })

  test('an answer without a valid email changes nothing', async () => {
    await signIn()
    frame.answers['UPDATE_EMAIL_SECONDARY_OTP'] = () => ({ newEmail: '<script>' })
    const done = confirmEmailUpdate(config, { step: 'secondary', otp: '123456' })
    await expect(settled(done)).rejects.toMatchObject({ code: 'FRAME_REPLY_INVALID' })
    expect(storage.getItem('@foyer-wallet/EMAIL')).toBe('mira@example.com')
  })

  test('updateEmail resolves with the new email, or rejects when the modal closes [S8.6]', async () => {
    await signIn()
    const first = updateEmail(config)
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([true, 'UpdateEmailWallet'])
    closeModal(config)
    await expect(first).rejects.toMatchObject({ shortMessage: 'Modal closed' })
    const second = updateEmail(config)
    await settled(requestEmailUpdate(config, { email }))
    await settled(confirmEmailUpdate(config, { step: 'secondary', otp: '123456' }))
    expect(await second).toEqual({ email })
  })

  test('a second updateEmail rejects the first', async () => {
    await signIn()
    const first = updateEmail(config)
    const second = updateEmail(config)
    await expect(first).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
    closeModal(config)
    await expect(second).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('updateEmail rejects when the login ends', async () => {
    await signIn()
    const changing = updateEmail(config)
    changing.catch(() => undefined)
    await settled(disconnect(config))
    await expect(changing).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('updateEmail rejects when the frame ends the login', async () => {
    await signIn()
    const changing = updateEmail(config)
    changing.catch(() => undefined)
    frame.say('IS_CONNECTED_SUCCESS', { isConnected: false })
    await quiet()
    expect(findEmbedded(config)?.embedded.getState().user).toBeUndefined()
    await expect(changing).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('updateEmail rejects when the config is destroyed', async () => {
    await signIn()
    const changing = updateEmail(config)
    config.destroy()
    await expect(changing).rejects.toMatchObject({ shortMessage: 'Modal closed' })
  })
})

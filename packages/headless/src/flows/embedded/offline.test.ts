// @vitest-environment jsdom
import { eip155 } from '@foyer/chains/eip155'
import { embeddedWallet } from '@foyer/chains/embedded'
import { mainnet, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import {
  createMemoryStorage,
  createTestFrame,
  createTestPopup,
  type TestFrame,
  type TestPopup,
} from '@foyer/chains/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '../../core/types.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { getAccount } from '../../wallet/state.ts'
import { confirmEmailDevice, confirmOtp, connectEmail } from './connectEmail.ts'
import { connectFarcaster } from './connectFarcaster.ts'
import { connectSocial } from './connectSocial.ts'
import { confirmEmailUpdate, requestEmailUpdate } from './emailUpdate.ts'

const email = 'mira@example.com'
const otp = '123456'

let frame: TestFrame
let popup: TestPopup
let config: Config
let unmount: () => void

beforeEach(() => {
  frame = createTestFrame()
  popup = createTestPopup()
  config = createConfig({
    networks: [mainnet, solana],
    adapters: [eip155({ target: new EventTarget() }), solanaAdapter()],
    connectors: [embeddedWallet({ createFrame: frame.createFrame, createPopup: popup.createPopup })],
    endpoints: { secureSite: 'https://secure.example' },
    projectId: 'p-1',
    storage: createMemoryStorage(),
  }) as Config
  unmount = config.mount()
})
afterEach(() => {
  unmount()
  config.destroy()
  vi.restoreAllMocks()
})

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const timesAsked = (name: string): number => frame.names().filter((asked) => asked === name).length
/** The code of the frame loads before the first request. */
const untilAsked = (name: string, times = 1) =>
  vi.waitFor(() => expect(timesAsked(name)).toBe(times), { timeout: 10_000 })

async function signIn(): Promise<void> {
  await connectEmail(config, { email })
  await confirmOtp(config, { otp })
}

async function connectSocially(signal?: AbortSignal): Promise<unknown> {
  const done = connectSocial(config, { provider: 'google', signal })
  done.catch(() => undefined)
  await vi.waitFor(() => expect(popup.urls).toHaveLength(2), { timeout: 10_000 })
  popup.say({ resultUri: '?auth=token' })
  return done
}

type Case = {
  readonly name: string
  readonly before?: () => Promise<unknown>
  readonly ask: (signal: AbortSignal) => Promise<unknown>
}
const cases: readonly Case[] = [
  { name: 'CONNECT_SOCIAL', ask: connectSocially },
  { name: 'GET_FARCASTER_URI', ask: (signal) => connectFarcaster(config, { signal }) },
  { name: 'CONNECT_FARCASTER', ask: (signal) => connectFarcaster(config, { signal }) },
  { name: 'CONNECT_EMAIL', ask: (signal) => connectEmail(config, { email, signal }) },
  {
    name: 'CONNECT_DEVICE',
    before: () => connectEmail(config, { email }),
    ask: (signal) => confirmEmailDevice(config, { signal }),
  },
  {
    name: 'CONNECT_OTP',
    before: () => connectEmail(config, { email }),
    ask: (signal) => confirmOtp(config, { otp, signal }),
  },
  { name: 'UPDATE_EMAIL', before: signIn, ask: (signal) => requestEmailUpdate(config, { email, signal }) },
  {
    name: 'UPDATE_EMAIL_PRIMARY_OTP',
    before: signIn,
    ask: (signal) => confirmEmailUpdate(config, { step: 'primary', otp, signal }),
  },
  {
    name: 'UPDATE_EMAIL_SECONDARY_OTP',
    before: signIn,
    ask: (signal) => confirmEmailUpdate(config, { step: 'secondary', otp, signal }),
  },
]

test.each(cases)(
  '$name is sent again when the browser is back online, and answered',
  async ({ name, before, ask }) => {
    await before?.()
    frame.silent.add(name)
    const answer = ask(new AbortController().signal)
    await untilAsked(name)
    setOnline(false)
    frame.silent.delete(name)
    expect(timesAsked(name)).toBe(1)
    setOnline(true)
    await answer
    expect(timesAsked(name)).toBe(2)
  },
)

test.each(cases)('$name is not sent again after an abort', async ({ name, before, ask }) => {
  await before?.()
  frame.silent.add(name)
  const controller = new AbortController()
  const answer = ask(controller.signal)
  answer.catch(() => undefined)
  await untilAsked(name)
  setOnline(false)
  controller.abort('left')
  await expect(answer).rejects.toBe('left')
  setOnline(true)
  expect(timesAsked(name)).toBe(1)
})

test.each([
  ['connects, if its first try has logged in', true],
  ['is refused, if its first try has not', false],
])('a repeated one-time code that the frame refuses after a network loss %s', async (_, isLoggedIn) => {
  await connectEmail(config, { email })
  const { CONNECT_OTP: verify } = frame.answers
  frame.silent.add('CONNECT_OTP')
  const done = confirmOtp(config, { otp })
  await untilAsked('CONNECT_OTP')
  setOnline(false)
  frame.silent.delete('CONNECT_OTP')
  frame.answers['CONNECT_OTP'] = () => {
    throw new Error('The code was used')
  }
  if (isLoggedIn) verify?.({ otp })
  setOnline(true)
  if (isLoggedIn) expect(await done).toHaveLength(2)
  else await expect(done).rejects.toMatchObject({ code: 'FRAME_REFUSED', shortMessage: 'The code was used' })
  expect(timesAsked('CONNECT_OTP')).toBe(2)
  expect(getAccount(config).isConnected).toBe(isLoggedIn)
})

type UpdateCase = {
  readonly title: string
  readonly step: 'primary' | 'secondary'
  /** Whether the first try was accepted, and its answer lost. */
  readonly isTaken: boolean
  readonly isReadable?: boolean
  readonly outcome: object
}
const newEmail = 'noor@example.com'
const updateCases: readonly UpdateCase[] = [
  {
    title: 'is taken, if the email is the new one',
    step: 'secondary',
    isTaken: true,
    outcome: { email: newEmail },
  },
  {
    title: 'is refused, if the email is still the old one',
    step: 'secondary',
    isTaken: false,
    outcome: { code: 'FRAME_REFUSED' },
  },
  {
    title: 'is unclear, if the email cannot be read',
    step: 'secondary',
    isTaken: true,
    isReadable: false,
    outcome: { code: 'EMAIL_CODE_UNCLEAR' },
  },
  {
    title: 'of the old email is unclear',
    step: 'primary',
    isTaken: true,
    outcome: { code: 'EMAIL_CODE_UNCLEAR' },
  },
]

test.each(updateCases)(
  'a repeated code of an email change that the frame refuses after a network loss $title',
  async ({ step, isTaken, isReadable = true, outcome }) => {
    await signIn()
    await requestEmailUpdate(config, { email: newEmail })
    const name = step === 'primary' ? 'UPDATE_EMAIL_PRIMARY_OTP' : 'UPDATE_EMAIL_SECONDARY_OTP'
    const { [name]: verify } = frame.answers
    frame.silent.add(name)
    const done = confirmEmailUpdate(config, { step, otp }).catch((error: unknown) => error)
    await untilAsked(name)
    setOnline(false)
    frame.silent.delete(name)
    frame.answers[name] = () => {
      throw new Error('The code was used')
    }
    if (isTaken) verify?.({ otp })
    if (!isReadable)
      frame.answers['GET_USER'] = () => {
        throw new Error('Busy')
      }
    setOnline(true)
    expect(await done).toMatchObject(outcome)
    expect(timesAsked(name)).toBe(2)
    expect(getAccount(config).isConnected).toBe(true)
  },
)

test('a repeated code of an email change with an invalid answer rejects with FRAME_REPLY_INVALID', async () => {
  await signIn()
  await requestEmailUpdate(config, { email: newEmail })
  const name = 'UPDATE_EMAIL_SECONDARY_OTP'
  frame.silent.add(name)
  const done = confirmEmailUpdate(config, { step: 'secondary', otp }).catch((error: unknown) => error)
  await untilAsked(name)
  setOnline(false)
  frame.silent.delete(name)
  frame.answers[name] = () => ({ newEmail: 'no email' })
  setOnline(true)
  expect(await done).toMatchObject({ code: 'FRAME_REPLY_INVALID' })
})

test('after a network loss the account of a login is requested again, and the result of the provider is used once', async () => {
  frame.silent.add('GET_USER')
  const done = connectSocially()
  // GET_USER is for Solana: the answer of CONNECT_SOCIAL has the Ethereum account.
  await untilAsked('GET_USER')
  setOnline(false)
  frame.silent.delete('GET_USER')
  setOnline(true)
  expect(await done).toHaveLength(2)
  expect(timesAsked('CONNECT_SOCIAL')).toBe(1)
  expect(getAccount(config).isConnected).toBe(true)
})

test('after a network loss the URL of the social provider is requested again', async () => {
  frame.silent.add('GET_SOCIAL_REDIRECT_URI')
  connectSocial(config, { provider: 'google' }).catch(() => undefined)
  await untilAsked('GET_SOCIAL_REDIRECT_URI')
  setOnline(false)
  setOnline(true)
  await untilAsked('GET_SOCIAL_REDIRECT_URI', 2)
})

test('an online event without an offline event repeats no request', async () => {
  frame.silent.add('CONNECT_EMAIL')
  const controller = new AbortController()
  const answer = connectEmail(config, { email, signal: controller.signal })
  answer.catch(() => undefined)
  await untilAsked('CONNECT_EMAIL')
  setOnline(true)
  controller.abort()
  await expect(answer).rejects.toThrow()
  expect(timesAsked('CONNECT_EMAIL')).toBe(1)
})

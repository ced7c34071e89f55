// @vitest-environment jsdom
import type { Connector } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { embeddedWallet } from '@foyer/chains/embedded'
import { mainnet } from '@foyer/chains/networks'
import {
  createMemoryStorage,
  createTestFrame,
  createTestPopup,
  type TestFrame,
  type TestPopup,
} from '@foyer/chains/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config, ConfigOptions } from '../../core/types.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { settled } from '../../test/settled.ts'
import { showModal } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { getAccount } from '../../wallet/state.ts'
import { allow, refuse } from '../policies/rules.ts'
import { siwx } from '../siwx/siwx.ts'
import { confirmOtp, connectEmail } from './connectEmail.ts'
import { connectFarcaster } from './connectFarcaster.ts'
import { connectSocial } from './connectSocial.ts'
import { runSocial, startSocial } from './startSocial.ts'

let frame: TestFrame
let popup: TestPopup
let config: Config
let unmount: () => void

async function signInByEmail(email: string): Promise<void> {
  await settled(connectEmail(config, { email }))
  await settled(confirmOtp(config, { otp: '123456' }))
}

function start(
  options: Pick<ConfigOptions, 'siwx' | 'policies'> = {},
  others: readonly Connector[] = [],
): void {
  config = createConfig({
    networks: [mainnet],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [
      embeddedWallet({ createFrame: frame.createFrame, createPopup: popup.createPopup }),
      ...others,
    ],
    endpoints: { secureSite: 'https://secure.example' },
    storage: createMemoryStorage(),
    debug: false,
    ...options,
  }) as Config
  unmount = config.mount()
  showModal(config)
}

beforeEach(() => {
  vi.useFakeTimers()
  frame = createTestFrame()
  popup = createTestPopup()
})
afterEach(() => {
  unmount()
  config.destroy()
  vi.useRealTimers()
})

test('a second login is refused before the frame changes to its user', async () => {
  start()
  await signInByEmail('mira@example.com')
  await vi.advanceTimersByTimeAsync(30_000)
  const asked = frame.names().length
  const opened = createTestPopup()
  const error = { code: 'CONNECTOR_ALREADY_CONNECTED' }
  await expect(connectEmail(config, { email: 'odo@example.com' })).rejects.toMatchObject(error)
  await expect(connectFarcaster(config)).rejects.toMatchObject(error)
  const click = startSocial(config, { provider: 'google' })
  await expect(settled(runSocial(config, click))).rejects.toMatchObject(error)
  const popupOfApp = opened.createPopup({ src: 'https://secure.example' })
  await expect(connectSocial(config, { provider: 'google', popup: popupOfApp })).rejects.toMatchObject(error)
  expect([popup.urls.length, opened.isOpen()]).toEqual([0, false])
  expect(frame.names()).toHaveLength(asked)
})

test('a login is allowed while another wallet is connected', async () => {
  const other = createTestConnector({ id: 'other' })
  start({}, [other])
  await connect(config, { connector: other })
  await signInByEmail('mira@example.com')
  expect(getAccount(config).connector?.id).toBe('AUTH')
})

test('the email of a social login does not log in by email while it is connected', async () => {
  start()
  const { answers } = frame
  const user = answers['GET_USER']
  answers['GET_USER'] = (payload) => ({ ...(user?.(payload) as object), email: 'mira@example.com' })
  const social = connectSocial(config, { provider: 'google' })
  await vi.advanceTimersByTimeAsync(1000)
  popup.say({ resultUri: '?auth=token' })
  await settled(social)
  await expect(connectEmail(config, { email: 'mira@example.com' })).rejects.toMatchObject({
    code: 'CONNECTOR_ALREADY_CONNECTED',
  })
})

test('the result of a social login whose sign-in is refused is not used by the next login', async () => {
  let isRefused = true
  start({
    siwx: siwx({ domain: location.host, uri: location.href }),
    policies: [() => (isRefused ? refuse('Not now') : allow)],
  })
  const social = connectSocial(config, { provider: 'google' })
  social.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  popup.say({ resultUri: '?auth=token' })
  await expect(settled(social)).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  isRefused = false
  await signInByEmail('odo@example.com')
  expect(getAccount(config).isConnected).toBe(true)
  expect(frame.names()).not.toContain('CONNECT_SOCIAL')
})

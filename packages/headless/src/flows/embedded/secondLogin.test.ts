// @vitest-environment jsdom
import { embeddedWallet } from '@foyer/chains/embedded'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
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
import { settled } from '../../test/settled.ts'
import { showModal } from '../../test/setup.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getAccount } from '../../wallet/state.ts'
import { confirmOtp, connectEmail } from './connectEmail.ts'
import { connectSocial } from './connectSocial.ts'

let frame: TestFrame
let popup: TestPopup
let config: Config
let unmount: () => void

async function signInByEmail(email: string): Promise<void> {
  await settled(connectEmail(config, { email }))
  await settled(confirmOtp(config, { otp: '123456' }))
}

beforeEach(async () => {
  vi.useFakeTimers()
  frame = createTestFrame()
  popup = createTestPopup()
  config = createConfig({
    networks: [mainnet],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [embeddedWallet({ createFrame: frame.createFrame, createPopup: popup.createPopup })],
    endpoints: { secureSite: 'https://secure.example' },
    storage: createMemoryStorage(),
    debug: false,
  }) as Config
  unmount = config.mount()
  showModal(config)
  await vi.dynamicImportSettled()
})
afterEach(() => {
  unmount()
  config.destroy()
  vi.useRealTimers()
})

test('the result of a social login that did not connect is not used by the next login', async () => {
  await signInByEmail('mira@example.com')
  const social = connectSocial(config, { provider: 'google' })
  social.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  popup.say({ resultUri: '?auth=token' })
  await expect(settled(social)).rejects.toMatchObject({ code: 'CONNECTOR_ALREADY_CONNECTED' })
  await settled(disconnect(config))
  await vi.advanceTimersByTimeAsync(30_000)
  await signInByEmail('odo@example.com')
  expect(getAccount(config).isConnected).toBe(true)
  expect(frame.names()).not.toContain('CONNECT_SOCIAL')
})

test('PROBE second email', async () => {
  await signInByEmail('mira@example.com')
  await vi.advanceTimersByTimeAsync(30_000)
  console.log('connectEmail', await settled(connectEmail(config, { email: 'odo@example.com' }).catch((e) => e)))
  console.log('otp', await settled(confirmOtp(config, { otp: '123456' }).catch((e) => e)))
  console.log(frame.names())
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectorEvent } from '../connector.ts'
import type { Eip1193Provider } from '../eip155/createEip1193Connector.ts'
import { mainnet, polygon, solana } from '../exports/networks.ts'
import { settled } from '../test/settled.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createTestFrame, type TestFrame, testFrameAccounts } from '../testing/createTestFrame.ts'
import type { CaipNetwork, Storage } from '../types.ts'
import { embeddedWallet } from './embeddedWallet.ts'
import type { EmbeddedConnector } from './types.ts'

const USED = '@foyer-wallet/EMAIL_LOGIN_USED_KEY'
const networks: readonly CaipNetwork[] = [mainnet, polygon, solana]
let frame: TestFrame
let storage: Storage
let events: ConnectorEvent[]
let stop: () => void

function makeWallet(secureSite: string | null = 'https://secure.example'): EmbeddedConnector {
  const wallet = embeddedWallet({ createFrame: frame.createFrame })({
    networks,
    storage,
    metadata: { name: 'Foyer', description: 'An app', url: 'https://app.example', icons: [] },
    projectId: undefined,
    secureSite: secureSite ?? undefined,
  }) as EmbeddedConnector
  stop = wallet.subscribe((event) => events.push(event))
  return wallet
}
async function signIn(wallet: EmbeddedConnector): Promise<void> {
  await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
  await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  await settled(wallet.connect({ networks: [mainnet, solana], namespaces: ['eip155'] }))
}
const quiet = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

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

test('a late response after a logout does not log in again', async () => {
  const wallet = makeWallet()
  await signIn(wallet)
  const user = frame.answers['GET_USER']?.({ chainId: 137 })
  frame.silent.add('GET_USER')
  const switching = wallet.switchNetwork?.({ network: polygon })
  switching?.catch(() => undefined)
  await quiet()
  await settled(wallet.disconnect())
  events = []
  frame.say('GET_USER_SUCCESS', user, frame.last('GET_USER')?.id)
  await quiet()
  await expect(switching).rejects.toThrow()
  expect(storage.getItem(USED)).toBeNull()
  expect(wallet.embedded.getState().user).toBeUndefined()
  expect(wallet.getProvider('eip155')).toBeUndefined()
  expect(events).toEqual([])
})

test.each([
  [
    'SWITCH_NETWORK',
    { chainId: 'eip155:137' },
    '@foyer-wallet/LAST_USED_CHAIN_KEY',
    (wallet: EmbeddedConnector) => wallet.switchNetwork?.({ network: polygon }),
  ],
  [
    'CONNECT_SOCIAL',
    { address: testFrameAccounts.eoa, chainId: 1, email: null, userName: 'odo' },
    '@foyer/connected_social',
    (wallet: EmbeddedConnector) => {
      wallet.embedded.acceptSocial({ provider: 'google', uri: '?auth=token' })
      return wallet.connect({ networks: [mainnet] })
    },
  ],
])('a response to %s that arrives after a logout is not stored', async (name, payload, key, ask) => {
  const wallet = makeWallet()
  await signIn(wallet)
  frame.silent.add(name)
  const asked = expect(Promise.resolve(ask(wallet))).rejects.toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
  await quiet()
  await settled(wallet.disconnect())
  frame.say(`${name}_SUCCESS`, payload, frame.last(name)?.id)
  await quiet()
  await asked
  expect(storage.getItem(key)).toBeNull()
})

test('a social login whose visitor disconnects before the frame is ready is not sent to the frame', async () => {
  frame = createTestFrame({ isReady: false })
  const wallet = makeWallet()
  wallet.embedded.acceptSocial({ provider: 'google', uri: '?auth=token' })
  const connecting = expect(wallet.connect({ networks: [mainnet] })).rejects.toThrow()
  await vi.dynamicImportSettled()
  await quiet()
  await settled(wallet.disconnect())
  frame.say('READY')
  await vi.advanceTimersByTimeAsync(1000)
  await connecting
  expect(frame.names()).not.toContain('CONNECT_SOCIAL')
})

test('the result of a social login is used for one login', async () => {
  const wallet = makeWallet()
  wallet.embedded.acceptSocial({ provider: 'google', uri: '?auth=token' })
  await settled(wallet.connect({ networks: [mainnet] }))
  await settled(wallet.disconnect())
  await expect(settled(wallet.connect({ networks: [mainnet] }))).rejects.toMatchObject({
    code: 'FRAME_REFUSED',
  })
  expect(frame.names().filter((name) => name === 'CONNECT_SOCIAL')).toHaveLength(1)
})

test('a new email that arrives after a logout is not stored', async () => {
  const wallet = makeWallet()
  await signIn(wallet)
  frame.silent.add('UPDATE_EMAIL_SECONDARY_OTP')
  const confirming = wallet.embedded.confirmSecondaryEmail({ otp: '123456' })
  confirming.catch(() => undefined)
  await quiet()
  await settled(wallet.disconnect())
  const { id } = frame.last('UPDATE_EMAIL_SECONDARY_OTP') ?? {}
  frame.say('UPDATE_EMAIL_SECONDARY_OTP_SUCCESS', { newEmail: 'mira@example.org' }, id)
  await expect(confirming).rejects.toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
  expect(storage.getItem('@foyer-wallet/EMAIL')).toBeNull()
})

test('a config that is destroyed during the login of its second namespace opens no other frame', async () => {
  const wallet = makeWallet()
  await settled(wallet.embedded.connectEmail({ email: 'mira@example.com' }))
  await settled(wallet.embedded.connectOtp({ otp: '123456' }))
  const answer = frame.answers['GET_USER']
  frame.answers['GET_USER'] = (payload) => {
    if (String(payload['chainId']).startsWith('solana')) stop()
    return answer?.(payload)
  }
  const connecting = wallet.connect({ networks: [mainnet, solana], namespaces: ['eip155'] })
  await expect(settled(connecting)).rejects.toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
  expect(frame.count()).toBe(0)
  expect(events.filter(({ type }) => type === 'alert')).toEqual([])
})

test('the unmount of an earlier view does not hide the frame of a later view', async () => {
  const hidden = vi.fn()
  const { createFrame } = frame
  frame = { ...frame, createFrame: (options) => ({ ...createFrame(options), hide: hidden }) }
  const wallet = makeWallet()
  await signIn(wallet)
  const undo = wallet.embedded.place({} as HTMLElement)
  const undoLater = wallet.embedded.place({} as HTMLElement)
  undo()
  expect(hidden).not.toHaveBeenCalled()
  undoLater()
  expect(hidden).toHaveBeenCalledOnce()
})

test('a frame that cannot open on page load only emits an alert', async () => {
  storage.setItem(USED, 'true')
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  makeWallet(null)
  await vi.dynamicImportSettled()
  await quiet()
  vi.useRealTimers()
  // Node emits `unhandledRejection` before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(events).toMatchObject([{ type: 'alert', error: { code: 'PROJECT_ID_MISSING' } }])
})

test('a login is kept when the frame refuses the networks with smart accounts', async () => {
  await signIn(makeWallet())
  stop()
  frame.answers['GET_SMART_ACCOUNT_ENABLED_NETWORKS'] = () => {
    throw { message: 'Service unavailable' }
  }
  const restored = makeWallet().restore?.({ networks }) ?? Promise.resolve([])
  await expect(settled(restored)).rejects.toMatchObject({ code: 'FRAME_REFUSED' })
  expect(storage.getItem(USED)).toBe('true')
})

test('a switch after which the frame is on another network rejects', async () => {
  const wallet = makeWallet()
  await signIn(wallet)
  const answer = frame.answers['GET_USER']
  frame.answers['GET_USER'] = (payload) => answer?.({ ...payload, chainId: 1 })
  const switching = wallet.switchNetwork?.({ network: polygon }) ?? Promise.resolve()
  await expect(settled(switching)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  expect(events.at(-1)).toMatchObject({ type: 'change', chainId: '1' })
})

test("a frame that loads again by itself rejects and withdraws a waiting approval, and gets the app's data again", async () => {
  const wallet = makeWallet()
  await signIn(wallet)
  frame.silent.add('RPC_REQUEST')
  const provider = wallet.getProvider('eip155') as Eip1193Provider
  const asked = provider.request({ method: 'personal_sign', params: ['0x61', testFrameAccounts.eoa] })
  await quiet()
  expect(wallet.embedded.getState().approvals).toBe(1)
  frame.asked.length = 0
  frame.say('READY')
  await expect(asked).rejects.toMatchObject({ cause: { code: 'FRAME_REQUEST_ABORTED' } })
  expect(wallet.embedded.getState()).toMatchObject({ approvals: 0, frame: 'ready' })
  await vi.advanceTimersByTimeAsync(499)
  expect(frame.names()).toEqual(['RPC_ABORT'])
  await vi.advanceTimersByTimeAsync(1)
  expect(frame.names()).toEqual(['RPC_ABORT', 'SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'])
})

test('a login that is still loading when the config is destroyed opens no frame', async () => {
  const wallet = makeWallet()
  const sent = wallet.embedded.connectEmail({ email: 'mira@example.com' })
  stop()
  await expect(settled(sent)).rejects.toMatchObject({ code: 'FRAME_REQUEST_ABORTED' })
  expect(frame.count()).toBe(0)
})

test.each([
  ['the visitor disconnects', (wallet: EmbeddedConnector) => void wallet.disconnect()],
  ['the frame logs out', () => frame.say('IS_CONNECTED_SUCCESS', { isConnected: false })],
])('an approval that waits is aborted when %s', async (_, end) => {
  const wallet = makeWallet()
  await signIn(wallet)
  frame.silent.add('RPC_REQUEST')
  const provider = wallet.getProvider('eip155') as Eip1193Provider
  const asked = provider.request({ method: 'personal_sign', params: ['0x61', testFrameAccounts.eoa] })
  asked.catch(() => undefined)
  await quiet()
  end(wallet)
  await expect(asked).rejects.toMatchObject({ cause: { code: 'REQUEST_ABORTED' } })
  expect(wallet.embedded.getState().approvals).toBe(0)
  await quiet()
  expect(frame.names()).toContain('RPC_ABORT')
})

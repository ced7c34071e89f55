// @vitest-environment jsdom
import { embeddedWallet } from '@foyer/chains/embedded'
import { createTestFrame } from '@foyer/chains/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirmOtp, connectEmail } from '../flows/embedded/connectEmail.ts'
import { getSiwx } from '../flows/siwx/getSiwx.ts'
import { signIn } from '../flows/siwx/signIn.ts'
import { siwx } from '../flows/siwx/siwx.ts'
import { createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { cookieStorage, cookieToInitialState } from './cookies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
})

const NETWORK = '@foyer/active_caip_network_id'

test('a cookie stores any text, and its removal keeps the other cookies', () => {
  const storage = cookieStorage()
  const value = 'a=b; c="ü"\n{"x":1}'
  storage.setItem(NETWORK, value)
  storage.setItem('@foyer/shop/active_caip_network_id', 'other')
  expect(storage.getItem(NETWORK)).toBe(value)
  expect(storage.getItem('@foyer/connection_status')).toBeNull()
  storage.removeItem(NETWORK)
  expect(storage.getItem(NETWORK)).toBeNull()
  expect(storage.getItem('@foyer/shop/active_caip_network_id')).toBe('other')
})

describe('whether a key is stored in a cookie', () => {
  test.each([
    ['@foyer/active_caip_network_id', true],
    ['@foyer/connection_status', true],
    ['@foyer/shop/connection_status', true],
    ['@foyer/shop/eu/active_caip_network_id', true],
    ['@foyer/connections', false],
    ['@foyer/siwx', false],
    ['@foyer/eip155:connected_connector_id', false],
    ['@foyer-wallet/EMAIL', false],
    ['@foyer-wallet/connection_status', false],
    ['wc@2:core:0.3//keychain', false],
    ['wc@2:client:0.3//session', false],
    ['active_caip_network_id', false],
  ])('%s: %s', (key, isCookie) => {
    const storage = cookieStorage()
    storage.setItem(key, 'value')
    expect(storage.getItem(key)).toBe('value')
    expect(document.cookie).toBe(isCookie ? `${encodeURIComponent(key)}=value` : '')
    expect(localStorage.getItem(key)).toBe(isCookie ? null : 'value')
    storage.removeItem(key)
    expect([storage.getItem(key), document.cookie, localStorage.length]).toEqual([null, '', 0])
  })
})

test('subscribe reports the localStorage keys that other tabs write', () => {
  const received: unknown[] = []
  const stop = cookieStorage().subscribe?.((key) => received.push(key))
  const write = (key: string): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  write('@foyer/connections')
  stop?.()
  write('@foyer/siwx')
  expect(received).toEqual(['@foyer/connections'])
})

test('no key of a connector, sign-in or email address is in document.cookie', async () => {
  const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
  const wallet = createTestConnector({ address: alice.address })
  const frame = createTestFrame()
  const { config } = setup({
    storage: cookieStorage(),
    endpoints: { secureSite: 'https://secure.example' },
    connectors: [
      (context) => {
        context.storage.setItem('wc@2:core:0.3//keychain', 'relay-secret')
        return wallet
      },
      embeddedWallet({ createFrame: frame.createFrame }),
    ],
    adapters: [
      createTestAdapter({
        signMessage:
          async () =>
          async (_, { message }) =>
            alice.signMessage({ message }),
        verifyMessage: async () => async () => true,
      }),
    ],
    siwx: siwx({ domain: 'app.example', uri: 'https://app.example/' }),
    // The domain of the test page differs from that of the sign-in.
    defaultPolicies: { signInDomain: false },
  })
  await connect(config, { connector: wallet })
  await vi.waitUntil(() => getSiwx(config).status === 'signed-out')
  const session = await signIn(config)
  expect(localStorage.getItem('@foyer/siwx')).toContain(session!.signature)
  await connectEmail(config, { email: 'mira@example.com' })
  await confirmOtp(config, { otp: '123456' })
  expect(localStorage.getItem('@foyer-wallet/EMAIL')).toBe('mira@example.com')
  expect(localStorage.getItem('wc@2:core:0.3//keychain')).toBe('relay-secret')

  const names = document.cookie.split('; ').map((cookie) => decodeURIComponent(cookie.split('=')[0] ?? ''))
  expect(names.toSorted()).toEqual(['@foyer/active_caip_network_id', '@foyer/connection_status'])
})

test('cookies have the attributes of the options of cookieStorage', () => {
  const written: string[] = []
  const page = {
    location: { protocol: 'https:' },
    set cookie(value: string) {
      written.push(value)
    },
  }
  vi.stubGlobal('document', page)
  cookieStorage().setItem('@foyer/connection_status', 'y')
  cookieStorage({ domain: 'a.test', path: '/app', maxAge: 60, sameSite: 'strict', secure: false }).removeItem(
    '@foyer/connection_status',
  )
  expect(written).toEqual([
    '%40foyer%2Fconnection_status=y; path=/; max-age=34560000; samesite=lax; secure',
    '%40foyer%2Fconnection_status=; path=/app; max-age=0; samesite=strict; domain=a.test',
  ])
})

test('on a server cookieStorage is empty and writes nothing', () => {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  const storage = cookieStorage()
  for (const key of ['@foyer/connection_status', '@foyer/x']) {
    storage.setItem(key, 'y')
    storage.removeItem(key)
    expect(storage.getItem(key)).toBeNull()
  }
})

describe('the initial state of a request', () => {
  test('has the values stored by the previous page load', async () => {
    const wallet = createTestConnector({ chainId: '137' })
    const { config } = setup({ connectors: [wallet], storage: cookieStorage(), id: 'shop' })
    expect(cookieToInitialState(config, document.cookie)).toEqual({
      caipNetworkId: undefined,
      hasConnections: false,
    })
    await connect(config, { connector: wallet })
    expect(cookieToInitialState(config, document.cookie)).toEqual({
      caipNetworkId: 'eip155:137',
      hasConnections: true,
    })
    const other = setup({ id: 'other' }).config
    expect(cookieToInitialState(other, document.cookie).hasConnections).toBe(false)
  })

  test('a cookie whose name ends like ours does not hide it', () => {
    const name = '%40foyer%2Factive_caip_network_id'
    const header = `x${name}=eip155%3A1; ${name}=eip155%3A137`
    expect(cookieToInitialState(setup().config, header).caipNetworkId).toBe('eip155:137')
  })

  test.each([
    null,
    undefined,
    '',
    ';;=;',
    '%40foyer%2Fconnection_status=disconnected',
    '%40foyer%2Factive_caip_network_id=%E0%A4%A',
    '%40foyer%2Factive_caip_network_id=nonsense; %40foyer%2Fconnections=',
    'x%40foyer%2Factive_caip_network_id=eip155%3A1',
  ])('is empty for the header %j', (header) => {
    expect(cookieToInitialState(setup().config, header)).toEqual({
      caipNetworkId: undefined,
      hasConnections: false,
    })
  })
})

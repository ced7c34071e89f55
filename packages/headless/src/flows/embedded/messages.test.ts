import { eip155 } from '@foyer/chains/eip155'
import { embeddedWallet } from '@foyer/chains/embedded'
import { mainnet, polygon, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import { createMemoryStorage, createTestFrame, type TestFrame } from '@foyer/chains/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAppearance } from '../../core/appearance.ts'
import type { Config } from '../../core/types.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getAlert } from '../../modal/notices/state.ts'
import { updateEmail } from '../../modal/updateEmail.ts'
import { createConfig } from '../../setup/createConfig.ts'
import { settled } from '../../test/settled.ts'
import { showModal } from '../../test/setup.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { confirmEmailDevice, confirmOtp, connectEmail } from './connectEmail.ts'
import { connectSocial } from './connectSocial.ts'
import { findEmbedded } from './findEmbedded.ts'
import { placeEmbeddedWallet } from './placeEmbeddedWallet.ts'

let frame: TestFrame
let config: Config
let unmount: () => void
let storage: ReturnType<typeof createMemoryStorage>
const email = 'mira@example.com'

const loadPage = async ({ debug = false, hasWallet = true } = {}): Promise<void> => {
  frame = createTestFrame()
  config = createConfig({
    networks: [mainnet, polygon],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: hasWallet ? [embeddedWallet({ createFrame: frame.createFrame })] : [],
    endpoints: { secureSite: 'https://secure.example' },
    metadata: { name: 'Orchard', description: 'Pears', url: 'https://app.example', icons: ['/pear.png'] },
    projectId: 'p-1',
    storage,
    debug,
  }) as Config
  unmount = config.mount()
  showModal(config)
  await quiet()
}
const leave = (): void => {
  unmount()
  config.destroy()
}
const quiet = async (): Promise<void> => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const signIn = async (): Promise<void> => {
  await settled(connectEmail(config, { email }))
  await settled(confirmOtp(config, { otp: '123456' }))
}
const lastPayload = (name: string): unknown => frame.last(name)?.payload

beforeEach(async () => {
  vi.useFakeTimers()
  storage = createMemoryStorage()
  await loadPage()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('[S9.29] the URL of a frame has the active network, although another one is configured first', async () => {
  leave()
  const urls: string[] = []
  frame = createTestFrame()
  config = createConfig({
    networks: [solana, mainnet, polygon],
    defaultNetwork: polygon.caipNetworkId,
    adapters: [eip155({ target: new EventTarget() }), solanaAdapter()],
    connectors: [
      embeddedWallet({
        createFrame: (options) => {
          urls.push(options.src)
          return frame.createFrame(options)
        },
      }),
    ],
    endpoints: { secureSite: 'https://secure.example' },
    customRpcUrls: { 'eip155:137': ['https://polygon.example'] },
    projectId: 'p-1',
    storage,
  }) as Config
  unmount = config.mount()
  await settled(connectEmail(config, { email }))
  const [url = ''] = urls
  expect(new URL(url).searchParams.get('chainId')).toBe('eip155:137')
  expect(new URL(url).searchParams.get('rpcUrl')).toContain('polygon.example')
})

test("[S7.56] [S7.50] before other requests a frame gets the app's data and sends the networks with smart accounts", async () => {
  await settled(connectEmail(config, { email }))
  expect(frame.names()).toEqual(['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'CONNECT_EMAIL'])
  expect(lastPayload('SYNC_DAPP_DATA')).toEqual({
    projectId: 'p-1',
    metadata: { name: 'Orchard', description: 'Pears', url: 'https://app.example', icons: ['/pear.png'] },
  })
})

test('[S7.41] an unknown device is approved through the frame', async () => {
  frame.answers['CONNECT_EMAIL'] = () => ({ action: 'VERIFY_DEVICE' })
  expect(await settled(connectEmail(config, { email }))).toBe('VERIFY_DEVICE')
  frame.silent.add('CONNECT_DEVICE')
  let isIn = false
  void confirmEmailDevice(config).then(() => (isIn = true))
  await quiet()
  expect([frame.names().at(-1), lastPayload('CONNECT_DEVICE'), isIn]).toEqual([
    'CONNECT_DEVICE',
    undefined,
    false,
  ])
  frame.say('CONNECT_DEVICE_SUCCESS', undefined, frame.last('CONNECT_DEVICE')?.id)
  await quiet()
  expect(isIn).toBe(true)
})

test('[S7.45] [S7.39] [S7.47] the user is requested with the network; switches and logout are sent', async () => {
  await signIn()
  expect(lastPayload('GET_USER')).toMatchObject({
    chainId: 1,
    preferredAccountType: 'smartAccount',
    rpcUrl: expect.stringMatching(/^https:/),
  })
  await settled(switchNetwork(config, { caipNetworkId: 'eip155:137' }))
  expect(lastPayload('SWITCH_NETWORK')).toMatchObject({
    chainId: 'eip155:137',
    rpcUrl: expect.stringMatching(/^https:/),
  })
  expect(lastPayload('GET_USER')).toMatchObject({ chainId: 'eip155:137' })
  await settled(disconnect(config))
  expect(frame.names().at(-1)).toBe('SIGN_OUT')
})

test('[S7.48] the login state is requested only from a frame that was used before', async () => {
  expect(frame.names()).toEqual([])
  await signIn()
  expect(frame.names()).not.toContain('IS_CONNECTED')
  leave()
  await loadPage()
  await settled(quiet())
  expect(frame.names()[0]).toBe('IS_CONNECTED')
})

test('[S7.53] requests of a namespace have its network, and are aborted when the modal closes', async () => {
  await signIn()
  frame.silent.add('RPC_REQUEST')
  const provider = config.getSigner('eip155')?.provider as {
    request(parameters: { method: string; params?: unknown }): Promise<unknown>
  }
  const signing = provider.request({ method: 'personal_sign', params: ['0x68', '0x1'] })
  const failed = expect(signing).rejects.toThrow('Request was aborted')
  await quiet()
  expect(lastPayload('RPC_REQUEST')).toMatchObject({
    method: 'personal_sign',
    params: ['0x68', '0x1'],
    chainNamespace: 'eip155',
    chainId: 1,
  })
  closeModal(config)
  await failed
  expect(frame.names().at(-1)).toBe('RPC_ABORT')
})

test("[S7.55] the wallet gets the app's theme while it is shown", async () => {
  const system = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('window', { matchMedia: () => system })
  await signIn()
  setAppearance(config, { theme: { accent: '#0a0' } })
  const hide = placeEmbeddedWallet(config, { slot: {} as HTMLElement })
  expect(lastPayload('SYNC_THEME')).toEqual({
    themeMode: 'dark',
    w3mThemeVariables: { '--w3m-accent': '#0a0' },
  })
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(lastPayload('SYNC_THEME')).toMatchObject({ themeMode: 'light' })
  setAppearance(config, { theme: { mode: 'dark' } })
  expect(lastPayload('SYNC_THEME')).toEqual({ themeMode: 'dark', w3mThemeVariables: {} })
  hide()
  setAppearance(config, { theme: { mode: 'light' } })
  system.dispatchEvent(new Event('change'))
  expect(frame.names().filter((name) => name === 'SYNC_THEME')).toHaveLength(3)
  vi.unstubAllGlobals()
})

test('the wallet gets the colours of the panel, also those of a stylesheet', async () => {
  const colors: Record<string, string> = { '--foyer-accent': ' #4b45d6', '--foyer-bg': '#fff' }
  vi.stubGlobal('window', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => colors[name] ?? '' }))
  await signIn()
  const hide = placeEmbeddedWallet(config, { slot: {} as HTMLElement })
  expect(lastPayload('SYNC_THEME')).toMatchObject({
    w3mThemeVariables: { '--w3m-accent': '#4b45d6', '--w3m-background': '#fff' },
  })
  // The option of the app before the stylesheet, which gets it at the next render.
  setAppearance(config, { theme: { accent: '#0a0' } })
  expect(lastPayload('SYNC_THEME')).toMatchObject({ w3mThemeVariables: { '--w3m-accent': '#0a0' } })
  hide()
  vi.unstubAllGlobals()
})

test("a frame that is opened to be shown gets the app's theme too", async () => {
  vi.stubGlobal('window', {})
  await findEmbedded(config)?.prepare?.()
  setAppearance(config, { theme: { mode: 'dark' } })
  const hide = placeEmbeddedWallet(config, { slot: {} as HTMLElement })
  await quiet()
  expect(lastPayload('SYNC_THEME')).toMatchObject({ themeMode: 'dark' })
  hide()
  vi.unstubAllGlobals()
})

test.each([
  ['FRAME_REQUEST_TIMEOUT', 'Embedded Wallet Not Answering', () => frame.silent.add('CONNECT_OTP')],
  [
    'DOMAIN_UNVERIFIED',
    'Domain Not Verified',
    () =>
      (frame.answers['CONNECT_OTP'] = () => {
        throw { message: 'unverified_domain' }
      }),
  ],
])('[S8.40] [S8.41] %s is an alert: %s', async (code, message, arrange) => {
  leave()
  await loadPage({ debug: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await settled(connectEmail(config, { email }))
  arrange()
  const failed = confirmOtp(config, { otp: '123456' }).catch((error: { code: string }) => error.code)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failed).toBe(code)
  expect(getAlert(config)).toMatchObject({ isOpen: true, code, message })
})

test('[S8.12] an app without an embedded wallet rejects', async () => {
  leave()
  await loadPage({ hasWallet: false })
  const refused = { code: 'EMBEDDED_WALLET_MISSING', shortMessage: 'No auth connector found' }
  const attempts = [
    connectEmail(config, { email }),
    confirmOtp(config, { otp: '123456' }),
    connectSocial(config, { provider: 'google' }),
    updateEmail(config),
  ]
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: refused })
})

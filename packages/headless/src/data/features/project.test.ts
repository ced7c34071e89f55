// @vitest-environment jsdom
import './askProject.ts'
import '../analytics/startAnalytics.ts'
import type { CaipNetwork } from '@foyer/chains'
import { base, mainnet, optimism, polygon } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitEvent } from '../../core/actions.ts'
import type { Config } from '../../core/types.ts'
import { prepareModal } from '../../modal/attachModal.ts'
import { getAlert } from '../../modal/notices/state.ts'
import { openModal } from '../../modal/openModal.ts'
import { setupProject } from '../../test/project.ts'
import { ALICE } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { addNetwork } from '../../wallet/networks.ts'
import { getNetwork, getNetworks } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getFeatures, watchFeatures } from './getFeatures.ts'
import { isAction } from './startProject.ts'

// Lazy code is imported here, so that tests do not wait for it.

const features = (...entries: readonly object[]) => ({
  features: () => Response.json({ features: entries }),
})
const on = (id: string, config: readonly string[] | null = []) => ({ id, isEnabled: true, config })
const embedded = () => ({ connectors: [{ ...createTestConnector(), type: 'AUTH' as const }] })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  [{ event: 'INITIALIZE', properties: { networks: [] } }, false],
  [
    {
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'A', reconnect: true, view: 'Connect' },
    },
    false,
  ],
  [{ event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'A', view: 'Connect' } }, true],
  [{ event: 'CLICK_NETWORKS' }, true],
] as const)('whether %j is a first action: %s', (event, is) => expect(isAction(event)).toBe(is))

describe('image URLs of networks', () => {
  const named: CaipNetwork = { ...mainnet, assets: { imageId: 'a/b' } }
  const own: CaipNetwork = { ...polygon, assets: { imageId: 'c', imageUrl: 'https://app.example/c.png' } }
  const urls = (config: Config) => getNetworks(config).map(({ assets }) => assets?.imageUrl)
  const image = (id: string) =>
    expect.stringContaining(`/public/getAssetImage/${id}?projectId=project`) as string

  test('come from the backend for an `imageId` after the first action [S7.32, S3.27]', async () => {
    const { config } = setupProject({}, { networks: [named, own, base] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(urls(config)).toEqual([undefined, 'https://app.example/c.png', undefined])
    openModal(config)
    await vi.waitFor(() => expect(urls(config)[0]).toBeDefined())
    expect(urls(config)).toEqual([image('a%2Fb'), 'https://app.example/c.png', undefined])
    expect(getNetwork(config).assets?.imageUrl).toEqual(image('a%2Fb'))
    addNetwork(config, { ...optimism, assets: { imageId: 'd' } })
    expect(urls(config)[3]).toEqual(image('d'))
  })

  test('are not set without a kit backend, and no error is reported', async () => {
    const endpoints = { blockchain: 'https://backend.test' }
    const { config, errors } = setupProject({}, { networks: [named], projectId: undefined, endpoints })
    openModal(config)
    await vi.advanceTimersByTimeAsync(1000)
    expect(urls(config)).toEqual([undefined])
    expect(errors).toEqual([])
  })
})

describe('remote configuration', () => {
  test('is requested once, with `prepareModal` or `openModal`, and not before', async () => {
    const { config, asked } = setupProject()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toEqual([])
    prepareModal(config)
    await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
    openModal(config)
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked().filter((path) => path === '/appkit/v1/config')).toHaveLength(1)
  })

  test.each([
    ['a connect', (config: Config) => connect(config, { connector: 'test.wallet' })],
    ['an event that the host emits', (config: Config) => emitEvent(config, { event: 'CLICK_NETWORKS' })],
    ['a switch of the network', (config: Config) => switchNetwork(config, { caipNetworkId: 'eip155:137' })],
  ])('is requested after %s', async (_, firstAction) => {
    const { config, asked } = setupProject({}, { connectors: [createTestConnector()] })
    await firstAction(config)
    await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
  })

  test('is not requested after the restore of a connection, but after the first action', async () => {
    const storage = createMemoryStorage({
      '@foyer/connections': JSON.stringify({
        eip155: [{ connectorId: 'test.wallet', address: ALICE, accounts: [] }],
      }),
    })
    const { config, asked, names } = setupProject(
      {},
      { id: 'default', storage, connectors: [createTestConnector({ isAuthorized: true })] },
    )
    await vi.waitFor(() => expect(names()).toEqual(['CONNECT_SUCCESS']))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toEqual([])
    await disconnect(config)
    await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
  })

  test('applies once it has loaded, and watchers are called; before, the options of the app apply [S7.28]', async () => {
    const { config } = setupProject(features(on('onramp', ['coinbase']), on('multi_wallet')))
    const seen: unknown[] = []
    watchFeatures(config, { onChange: ({ onramp, swaps }) => seen.push([onramp, swaps]) })
    expect(getFeatures(config)).toMatchObject({ onramp: ['meld', 'coinbase'], swaps: ['1inch'] })
    openModal(config)
    await vi.waitFor(() => expect(getFeatures(config).swaps).toBe(false))
    expect(seen).toEqual([[['coinbase'], false]])
    const { multiWallet, reasons } = getFeatures(config)
    expect(multiWallet).toBe(true)
    expect(reasons).toMatchObject({ swaps: 'project', activity: 'project', branding: 'project' })
  })

  test('with an invalid entry disables its feature, and the other entries apply', async () => {
    const malformed = { id: 'activity', isEnabled: 'yes', config: [] }
    const off = { id: 'swap', isEnabled: false, config: [] }
    const { config, errors } = setupProject(features(malformed, off, on('onramp', ['coinbase'])))
    openModal(config)
    await vi.waitFor(() => expect(getFeatures(config).swaps).toBe(false))
    expect(getFeatures(config)).toMatchObject({ onramp: ['coinbase'], activity: false })
    expect(errors).toMatchObject([{ code: 'RESPONSE_INVALID', context: { field: 'features.0.isEnabled' } }])
  })

  test('does not call watchers if it has the values of the app', async () => {
    const { config, asked } = setupProject(
      features(
        ...['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'].map((id) =>
          on(id, null),
        ),
      ),
    )
    const onChange = vi.fn()
    watchFeatures(config, { onChange })
    openModal(config)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(asked()).toContain('/e'))
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', () => Response.json({}, { status: 503 })],
    ['answers null', () => Response.json({ features: null })],
    [
      'answers with an invalid entry',
      () => Response.json({ features: [{ id: 'swap', isEnabled: true, config: '1inch' }] }),
    ],
    ['answers with HTML', () => new Response('<html>')],
  ])('does not apply if the backend %s; the options of the app apply', async (_, answer) => {
    const { config, asked } = setupProject({ features: answer }, { features: { swaps: false } })
    openModal(config)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(asked()).toContain('/e'))
    expect(getFeatures(config)).toMatchObject({ swaps: false, onramp: ['meld', 'coinbase'], activity: true })
  })

  test.each([
    ['without adapters', { adapters: [] }],
    ['if the host shows the pairing URI', { manualWalletConnectControl: true }],
  ])('is not requested %s', async (_, options) => {
    const { config, asked } = setupProject({}, options)
    openModal(config)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(asked()).toContain('/getAnalyticsConfig'))
    expect(asked()).not.toContain('/appkit/v1/config')
  })

  test('logs one warning with the options of the app that it overrides', async () => {
    const { config } = setupProject(features(on('social_login', ['email', 'discord'])), {
      features: { socials: ['google'], activity: false },
    })
    openModal(config)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/features\.socials, features\.activity$/)],
    ])
  })

  test('logs no warning in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { config } = setupProject(features(), { features: { socials: ['google'] } })
    openModal(config)
    await vi.waitFor(() => expect(getFeatures(config).swaps).toBe(false))
    expect(console.warn).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })
})

describe('allowed origins [S7.29]', () => {
  const origins = (...allowedOrigins: readonly string[]) => ({
    ...features(on('social_login', ['email'])),
    origins: () => Response.json({ allowedOrigins }),
  })
  // These tests run at localhost, where every origin is allowed.
  const elsewhere = (): void => void vi.stubGlobal('location', new URL('https://app.example/x?secret=1'))
  afterEach(() => void vi.unstubAllGlobals())

  test('are requested only with the embedded wallet', async () => {
    const { config, asked } = setupProject(origins('https://b.example'))
    openModal(config)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(asked()).toContain('/e'))
    expect(asked()).not.toContain('/projects/v1/origins')
  })

  test('are not requested if the remote configuration disables its logins', async () => {
    const { config, asked } = setupProject(features(on('swap', ['1inch'])), embedded())
    openModal(config)
    await vi.waitFor(() => expect(getFeatures(config).activity).toBe(false))
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).not.toContain('/projects/v1/origins')
  })

  test.each([
    ['another origin', ['https://b.example'], 'Invalid App Configuration'],
    ['this origin', ['https://app.example'], ''],
    ['no origin', [], ''],
  ] as const)('with %s: the list "%s" alerts "%s"', async (_, allowed, message) => {
    elsewhere()
    const { config, asked } = setupProject(origins(...allowed), embedded())
    openModal(config)
    await vi.waitFor(() => expect(asked()).toContain('/projects/v1/origins'))
    await vi.waitFor(() => expect(getAlert(config).message).toBe(message))
    if (message)
      await vi.waitFor(() =>
        expect(getAlert(config).details).toBe(
          'Origin https://app.example not found on Allowlist - update configuration',
        ),
      )
    // The alert disables nothing.
    expect(getFeatures(config).email).toBe(true)
  })

  test.each([
    [429, 'Rate Limited', /app configuration/],
    [500, 'Server Error', /HTTP status code: 500/],
    [599, 'Server Error', /HTTP status code: 599/],
    [403, '', undefined],
    [404, '', undefined],
  ] as const)('[S8.37] [S8.38] an answer of %i alerts "%s"', async (status, message, details) => {
    const { config, asked } = setupProject(
      { ...origins(), origins: () => Response.json({}, { status }) },
      embedded(),
    )
    openModal(config)
    await vi.waitFor(() => expect(asked()).toContain('/projects/v1/origins'))
    await vi.waitFor(() => expect(getAlert(config).message).toBe(message))
    if (details) await vi.waitFor(() => expect(getAlert(config).details).toMatch(details))
    expect(getFeatures(config).email).toBe(true)
  })
})

test('the analytics setting is requested, and events are sent, three seconds after the first action', async () => {
  const { config, asked } = setupProject()
  openModal(config)
  await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
  await vi.advanceTimersByTimeAsync(2_500)
  expect(asked()).not.toContain('/getAnalyticsConfig')
  expect(asked()).not.toContain('/e')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked().filter((path) => path === '/getAnalyticsConfig')).toHaveLength(1)
  await vi.waitFor(() => expect(asked()).toContain('/e'))
})

test('a config that unmounts right after the first action loads the project at the first one after the next mount', async () => {
  const { config, unmount, asked } = setupProject()
  openModal(config)
  unmount()
  await vi.advanceTimersByTimeAsync(1000)
  config.mount()
  expect(asked()).toEqual([])
  openModal(config)
  await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
})

test('without a backend no action sends a request', async () => {
  const { config, asked } = setupProject({}, { projectId: undefined })
  prepareModal(config)
  openModal(config)
  emitEvent(config, { event: 'CLICK_NETWORKS' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual([])
})

test('destroying the config before analytics start reports no error', async () => {
  const { config, errors, asked } = setupProject()
  prepareModal(config)
  await vi.waitFor(() => expect(asked()).toContain('/appkit/v1/config'))
  config.destroy()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(errors).toEqual([])
})

test('a destroyed config sends no request to the backend', async () => {
  const { config, requests } = setupProject({ features: () => new Promise(() => {}) })
  openModal(config)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0))
  config.destroy()
  const count = requests.length
  emitEvent(config, { event: 'CLICK_NETWORKS' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(count)
})

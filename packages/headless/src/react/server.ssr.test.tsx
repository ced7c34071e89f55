import { embeddedWallet } from '@foyer/chains/embedded'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { act, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { cookieToInitialState, type InitialState } from '../setup/cookies.ts'
import { ALICE, createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { getNetwork } from '../wallet/state.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import * as hooks from './hooks.ts'
import { useAccount } from './useAccount.ts'
import { useBalance } from './useBalance.ts'
import { useConnect } from './useConnect.ts'
import { useConnectors } from './useConnectors.ts'
import { useDeviceContext } from './useDeviceContext.ts'
import { useFeatures } from './useFeatures.ts'
import { useModal } from './useModal.ts'
import { useModalRouter } from './useModalRouter.ts'
import { useNetwork, useNetworks } from './useNetworks.ts'
import { useToast } from './useToast.ts'

afterEach(() => vi.restoreAllMocks())

function Everything() {
  const account = useAccount()
  return (
    <pre>
      {JSON.stringify([
        account,
        useNetwork().name,
        useNetworks().items.length,
        useConnectors().map(({ name }) => name),
        useConnect().status,
        useModal().isOpen,
        useModalRouter().view,
        useToast().isOpen,
        useBalance().status,
        useFeatures().reasons,
        useDeviceContext().isHydrated,
      ])}
    </pre>
  )
}
const Page = ({ config, initialState }: { config: Config; initialState?: InitialState }): ReactElement => (
  <StrictMode>
    <FoyerProvider config={config} initialState={initialState}>
      <Everything />
      <Suspense>
        <Everything />
      </Suspense>
    </FoyerProvider>
  </StrictMode>
)
const onServer = () => {
  const { config, unmount } = setup({ id: 'server', connectors: [createTestConnector()] })
  unmount()
  internalsOf(config).timers.clear()
  config.destroy()
  return config
}
const header = (network: string) =>
  `%40foyer%2Factive_caip_network_id=${encodeURIComponent(network)}; %40foyer%2Fconnection_status=connected`

test('a page hydrates without a warning, and then shows the restored connection', async () => {
  const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const storage = createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: [{ connectorId: 'test.wallet', address: ALICE, accounts: [] }],
    }),
    '@foyer/eip155:connected_connector_id': 'test.wallet',
    '@foyer/active_caip_network_id': 'eip155:137',
  })
  const wallet = createTestConnector({ isAuthorized: true, chainId: '137' })
  const networks = [mainnet, polygon] as const
  const { config, unmount } = setup({
    networks,
    connectors: [wallet],
    storage,
    adapters: [createTestAdapter()],
  })
  const server = setup({ id: 'server', networks, adapters: [createTestAdapter()] })
  server.unmount()
  const initialState = cookieToInitialState(config, header('eip155:137'))
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page config={server.config} initialState={initialState} />)
  expect(container.textContent).toMatch(/"status":"reconnecting".*eip155:137/)
  const recovered = vi.fn<(error: unknown) => void>()
  const root = await act(async () =>
    hydrateRoot(container, <Page config={config} initialState={initialState} />, {
      onRecoverableError: recovered,
    }),
  )
  await waitFor(() => expect(container.textContent).toMatch(/"status":"connected"/))
  expect(recovered).not.toHaveBeenCalled()
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  unmount()
})

test('a render on the server runs no effects, and does not write into the config', () => {
  const discover = vi.fn<() => () => void>()
  const { config, unmount } = setup({ adapters: [{ ...createTestAdapter(), discover }] })
  unmount()
  config.destroy()
  discover.mockClear()
  const { store } = internalsOf(config)
  const write = vi.spyOn(store, 'set')
  const before = getNetwork(config)
  renderToString(
    <Page config={config} initialState={{ caipNetworkId: 'eip155:137', hasConnections: true }} />,
  )
  expect(write).not.toHaveBeenCalled()
  expect(discover).not.toHaveBeenCalled()
  expect(getNetwork(config)).toBe(before)
})

test('two requests with two cookies, rendered interleaved, stay separate', () => {
  const config = onServer()
  const states = [header('eip155:137'), '', header('eip155:999')].map((cookies) => {
    const shop = { ...config, id: 'default' }
    return cookieToInitialState(shop, cookies)
  })
  const [visitor, newcomer, lost] = states
  let inner = ''
  function Other() {
    inner = renderToString(<Page config={config} {...(newcomer && { initialState: newcomer })} />)
    return null
  }
  const outer = renderToString(
    <FoyerProvider config={config} initialState={visitor}>
      <Everything />
      <Other />
      <Everything />
    </FoyerProvider>,
  )
  expect(outer.match(/reconnecting[^[]*eip155:137/g)).toHaveLength(2)
  expect(inner.match(/&quot;disconnected[^[]*eip155:1&quot;/g)).toHaveLength(2)
  expect(renderToString(<Page config={config} {...(lost && { initialState: lost })} />)).toMatch(
    /eip155:1&quot;/,
  )
})

test('a hook of another config does not render the network of the cookies', () => {
  const config = onServer()
  const other = setup({ id: 'other' }).config
  const Network = () => <p>{useNetwork({ config: other }).caipNetworkId}</p>
  const initialState = { caipNetworkId: 'eip155:137', hasConnections: true } as const
  expect(
    renderToString(
      <FoyerProvider config={config} initialState={initialState}>
        <Network />
      </FoyerProvider>,
    ),
  ).toBe('<p>eip155:1</p>')
})

test('without cookies the connection status is unknown', () => {
  const config = onServer()
  expect(renderToString(<Page config={config} />)).toMatch(/reconnecting/)
})

test('the account of one request is not rendered for the next', async () => {
  const { config } = setup({ connectors: [createTestConnector()] })
  await connect(config, { connector: 'test.wallet' })
  expect(renderToString(<Page config={config} />)).not.toMatch(ALICE)
})

/** Arguments of hooks that require some. */
const required: { readonly [name in keyof typeof hooks]?: readonly unknown[] } = {
  useAddressLabel: [{ address: ALICE }],
  useCallsStatus: [{ id: undefined }],
  useDownloadLinks: [undefined],
  useEvents: [() => {}],
  useExplorerUrl: [{ address: ALICE }],
  useInstalledConnector: [undefined],
  useModalCode: [async () => ({})],
  useNameSuggestions: [{ name: 'ada' }],
  useOnrampUrl: [{ provider: 'meld' }],
  useOperation: ['eip155', 'signMessage'],
  usePlatforms: [undefined],
  usePrices: [{ addresses: [] }],
  useResolveName: [{ name: 'ada.eth' }],
  useRouteData: ['Connect'],
  useSendFee: [{ review: undefined }],
  useTransactionStatus: [{ hash: undefined, address: ALICE, caipNetworkId: 'eip155:1' }],
  useWalletSearch: [{ search: '' }],
}

/** The data of a value, which a page can show. */
const shownOf = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'function' || value instanceof Promise || depth > 4) return typeof value
  if (Array.isArray(value)) return value.map((each) => shownOf(each, depth + 1))
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value).map(([key, each]) => [key, shownOf(each, depth + 1)])
}

type AnyHook = (...given: readonly unknown[]) => unknown

// `useConfig` returns the given object.
const namedHooks = Object.entries(hooks as unknown as Readonly<Record<string, AnyHook>>).filter(
  ([name]) => name !== 'useConfig',
)

// A part of a page that streams late hydrates when the config is mounted and the wallet has answered.
test.each(namedHooks)(
  '%s hydrates without a mismatch after the wallet has answered',
  async (name, useHook) => {
    const Value = (): ReactElement => (
      <pre>{JSON.stringify(shownOf(useHook(...(required[name as keyof typeof hooks] ?? []))))}</pre>
    )
    const Part = ({ config }: { readonly config: Config }): ReactElement => (
      <FoyerProvider config={config}>
        <Value />
      </FoyerProvider>
    )
    const networks = [mainnet, polygon] as const
    const options = {
      networks,
      adapters: [createTestAdapter()],
      endpoints: { secureSite: 'https://secure.example' },
    }
    const server = setup({ ...options, id: 'server', connectors: [embeddedWallet()] })
    server.unmount()
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Part config={server.config} />)
    document.title = 'Orchard'
    onTestFinished(() => {
      document.title = ''
    })
    const wallet = createTestConnector({ chainId: '137' })
    const { config } = setup({ ...options, connectors: [wallet, embeddedWallet()] })
    await connect(config, { connector: wallet })
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    const recovered = vi.fn<(error: unknown) => void>()
    const root = await act(async () =>
      hydrateRoot(container, <Part config={config} />, { onRecoverableError: recovered }),
    )
    expect(recovered.mock.calls).toEqual([])
    await act(async () => root.unmount())
  },
)

import type { ChainAdapter } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { FoyerProvider, useAccount, useLocale, useModal, useModalCode, useTheme } from '@foyer/headless'
import {
  closeModal,
  connect,
  disconnect,
  getAccount,
  getModal,
  getModalRouter,
  getNetwork,
  requestClose,
  setAddressLabel,
} from '@foyer/headless/actions'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { FoyerModal } from '../FoyerModal/FoyerModal.tsx'
import { shortAddress } from '../primitives/Address/shortAddress.ts'
import { changeAccounts } from '../test/changeAccounts.ts'
import { renderModal } from '../test/renderModal.tsx'
import { samples } from '../test/samples.ts'
import {
  createStoryConfig,
  networksOfNamespaces,
  storyAdapter,
  storyNames,
  storyWallet,
} from '../test/storyConfig.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { ConnectTrigger } from './ConnectTrigger.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import type { ButtonStateProps } from './useOpener.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const button = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-foyer-part="button-root"] button')!
const elsewhere = () => [storyWallet('Marigold', { chainId: '424242' })]
const connectFirst = (config: Parameters<typeof connect>[0]) =>
  act(async () => void (await connect(config, { connector: 'Marigold' })))

test('a page whose modal is not modal cannot close it by the button while a network must be chosen', async () => {
  const config = await renderModal({
    wallets: elsewhere(),
    shell: { modal: false },
    children: <ConnectTrigger />,
  })
  await connectFirst(config)
  await waitFor(() => expect(getModalRouter(config).view).toBe('UnsupportedChain'))
  await screen.findByRole('heading', { name: 'Switch network' })
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config).isShaking).toBe(true))
  expect(getModal(config).isOpen).toBe(true)
})

test('the connect button opens the modal, has aria-expanded, and closes it again', async () => {
  const config = await renderModal({ children: <ConnectButton /> })
  expect(button().textContent).toBe('Connect wallet')
  expect(button().getAttribute('aria-haspopup')).toBe('dialog')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config).isOpen).toBe(true))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
})

test('only the button that opened the modal has aria-expanded', async () => {
  const config = await renderModal({
    children: (
      <>
        <ConnectButton label="First" />
        <ConnectButton label="Second" />
      </>
    ),
  })
  const expanded = () =>
    ['First', 'Second'].map((name) => screen.getByText(name).closest('button')?.getAttribute('aria-expanded'))
  fireEvent.click(screen.getByText('Second'))
  await waitFor(() => expect(expanded()).toEqual(['false', 'true']))
  fireEvent.click(screen.getByText('First'))
  await waitFor(() => expect(getModal(config).isOpen).toBe(false))
  expect(expanded()).toEqual(['false', 'false'])
  fireEvent.click(screen.getByText('First'))
  await waitFor(() => expect(expanded()).toEqual(['true', 'false']))
})

/** A modal whose code does not arrive. */
function LoadingModal() {
  useModalCode(() => new Promise<never>(() => {}))
  return null
}

/** A control of the host, for the state of any button. */
const OwnButton = (
  state: { readonly props: ButtonStateProps } & (
    | { readonly open: () => void }
    | { readonly toggle: () => void }
  ),
) => <button type="button" onClick={'open' in state ? state.open : state.toggle} {...state.props} />

test.each([
  ['connect', false, <ConnectButton key="own" />],
  ['network', false, <NetworkButton key="own" />],
  ['account', true, <AccountButton key="own" balance="hide" />],
])(
  'while the modal loads, the clicked %s button is busy and ignores a second click, and no other button is busy',
  async (_, isConnected, own) => {
    const config = createStoryConfig({ id: crypto.randomUUID() })
    render(
      <FoyerProvider config={config}>
        {own}
        <ConnectTrigger label="Other" />
        <NetworkButton label="Another" />
        <LoadingModal />
      </FoyerProvider>,
    )
    if (isConnected) await connectFirst(config)
    await waitFor(() => expect(document.querySelector('[data-control=address]')).toBeNull())
    fireEvent.click(button())
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(button())
    await act(async () => {})
    expect(getModal(config)).toMatchObject({ isOpen: true, isLoading: true })
    expect(screen.getAllByRole('button', { busy: true })).toEqual([button()])
  },
)

test('while a wallet connects, the button is busy, keeps its label for its width, and ignores clicks', async () => {
  const config = await renderModal({
    wallets: [storyWallet('Marigold', { answer: 'wait' })],
    children: <ConnectButton loadingLabel="One moment" />,
  })
  act(() => void connect(config, { connector: 'Marigold' }).catch(() => {}))
  expect((await screen.findByRole('button', { name: 'One moment' })).textContent).toBe(
    'Connect walletOne moment',
  )
  expect(button().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button())
  await act(async () => {})
  expect(getModal(config).isOpen).toBe(false)
})

/** A page on which a wallet was connected; the wallet answers when `answer` is called. */
function restoringPage() {
  const wallet = storyWallet('Marigold', { isAuthorized: true })
  const { restore } = wallet
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  wallet.restore = async (parameters) => {
    await asked
    return (await restore?.(parameters)) ?? []
  }
  const storage = createMemoryStorage({
    '@foyer/restoring/connections': JSON.stringify({
      eip155: [{ connectorId: 'Marigold', address: ADDRESS, accounts: [] }],
    }),
    '@foyer/restoring/eip155:connected_connector_id': 'Marigold',
  })
  return { id: 'restoring', storage, wallets: [wallet], answer: () => act(async () => answer()) }
}

test('a stored account shows its address, busy until its wallet has confirmed it', async () => {
  const { answer, ...page } = restoringPage()
  const config = await renderModal({ ...page, children: <ConnectButton balance="hide" /> })
  const name = `Account ${shortAddress(ADDRESS)}`
  expect((await screen.findByRole('button', { name, busy: true })).textContent).toBe(shortAddress(ADDRESS))
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config)).toMatchObject({ isOpen: true }))
  expect(getModalRouter(config).view).toBe('Account')
  expect(screen.queryByRole('button', { name: /disconnect/i })).toBeNull()
  await answer()
  await screen.findByRole('button', { name: /disconnect/i })
  expect(await screen.findByRole('button', { name, busy: false })).toBe(button())
})

test('until the wallet confirms a stored account, a custom connect button is disconnected', async () => {
  const { answer, ...page } = restoringPage()
  await renderModal({
    ...page,
    children: (
      <>
        <ConnectButton>
          {(state) => <button>{state.isConnected ? state.address : 'Log in'}</button>}
        </ConnectButton>
        <AccountButton>{({ address }) => <button>Own {address}</button>}</AccountButton>
      </>
    ),
  })
  expect(button().textContent).toBe('Log in')
  expect(screen.queryByText(/^Own/)).toBeNull()
  await answer()
  await waitFor(() => expect(button().textContent).toBe(ADDRESS))
  await screen.findByText(`Own ${ADDRESS}`)
})

test('a custom connect trigger gets state and functions', async () => {
  const config = await renderModal({
    children: (
      <ConnectTrigger>
        {({ isOpen, toggle, props }) => (
          <button type="button" onClick={toggle} {...props}>
            {isOpen ? 'leave' : 'enter'}
          </button>
        )}
      </ConnectTrigger>
    ),
  })
  fireEvent.click(screen.getByText('enter'))
  await waitFor(() => expect(getModal(config).isOpen).toBe(true))
  expect(screen.getByText('leave').getAttribute('aria-expanded')).toBe('true')
})

test('the account button shows the address and the balance of the account', async () => {
  const config = await renderModal({ children: <AccountButton /> })
  expect(button()).toBeNull()
  await connectFirst(config)
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Account 1\.234 ETH, 0x70.*79C8$/))
  fireEvent.click(button())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})

test('the account button shows the account’s name, truncated', async () => {
  const getIdentity = vi.fn(
    storyNames({ name: 'a-name-that-goes-on.example', avatar: samples.violet }).getIdentity!,
  )
  const config = await renderModal({ names: { getIdentity }, children: <AccountButton balance="hide" /> })
  expect(getIdentity).not.toHaveBeenCalled()
  await connectFirst(config)
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Account a-name-that-goes-o…'))
  expect(button().textContent).toContain('a-name-that-goes-o…')
  expect(button().querySelector('img')?.getAttribute('src')).toBe(samples.violet)
})

test('the account button shows the address if the name cannot be loaded', async () => {
  const getIdentity = vi.fn(() => Promise.reject(new Error('down')))
  const config = await renderModal({ names: { getIdentity }, children: <AccountButton balance="hide" /> })
  await connectFirst(config)
  await waitFor(() => expect(getIdentity).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(button().getAttribute('aria-label')).toMatch(/^Account 0x70.*79C8$/)
})

test('a custom account button gets the name', async () => {
  const config = await renderModal({
    names: storyNames({ name: 'mira.example', avatar: null }),
    children: <AccountButton>{({ name, avatar }) => <p>{`${name}, ${avatar}`}</p>}</AccountButton>,
  })
  await connectFirst(config)
  await screen.findByText('mira.example, undefined')
})

test('a balance that failed to load offline is shown when the browser is online', async () => {
  const { getBalance } = storyAdapter().operations
  let isOffline = true
  const failures: ((error: Error) => void)[] = []
  const config = await renderModal({
    adapters: [
      {
        namespace: 'eip155',
        operations: {
          getBalance:
            async () =>
            async (...parameters) =>
              isOffline
                ? new Promise<never>((_, reject) => failures.push(reject))
                : (await getBalance!())(...parameters),
        },
      },
    ],
    children: <AccountButton />,
  })
  await connectFirst(config)
  await waitFor(() => expect(button().querySelector('[data-foyer-part=skeleton]')).not.toBeNull())
  await waitFor(() => expect(failures).toHaveLength(1))
  act(() => failures[0]?.(new TypeError('Failed to fetch')))
  await waitFor(() => expect(button().querySelector('[data-foyer-part=skeleton]')).toBeNull())
  expect(button().getAttribute('aria-label')).toMatch(/^Account 0x70/)
  isOffline = false
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Account 1\.234 ETH, 0x70/))
})

test.each([
  {
    name: 'AccountButton',
    isConnected: true,
    children: <AccountButton namespace="solana" />,
    view: 'Account',
  },
  {
    name: 'ConnectTrigger',
    isConnected: false,
    children: <ConnectTrigger namespace="solana" />,
    view: 'Connect',
  },
])('$name of another namespace opens $view for that namespace', async ({ isConnected, children, view }) => {
  const config = await renderModal({
    networks: networksOfNamespaces,
    wallets: [storyWallet('Poppy', { namespaces: ['solana'], chainId: null }), storyWallet('Marigold')],
    children,
  })
  if (isConnected) await act(async () => void (await connect(config, { connector: 'Poppy' })))
  await connectFirst(config)
  await waitFor(() => expect(document.querySelector('[data-control=address]')).toBeNull())
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config)).toMatchObject({ isOpen: true, namespace: 'solana' }))
  expect(getModalRouter(config).view).toBe(view)
})

/** A modal whose code fails to load. */
function BrokenModal() {
  useModalCode(() => Promise.reject(new Error('gone')))
  return null
}

test.each([
  ['connect', false, <ConnectButton key="own" />],
  ['network', false, <NetworkButton key="own" />],
  ['account', true, <AccountButton key="own" balance="hide" />],
  ['own connect', false, <ConnectButton key="own">{(state) => <OwnButton {...state} />}</ConnectButton>],
  ['own network', false, <NetworkButton key="own">{(state) => <OwnButton {...state} />}</NetworkButton>],
  ['own account', true, <AccountButton key="own">{(state) => <OwnButton {...state} />}</AccountButton>],
])(
  'a modal that failed to load is reported below the clicked %s button, and below no other',
  async (_, isConnected, own) => {
    const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
    render(
      <FoyerProvider config={config}>
        {own}
        <NetworkButton label="Other" />
        <BrokenModal />
      </FoyerProvider>,
    )
    if (isConnected) await connectFirst(config)
    await waitFor(() => expect(document.querySelector('[data-control=address]')).toBeNull())
    fireEvent.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('This screen couldn’t be loaded. Try again, or reload the page.')
    expect(alert.closest('[data-foyer-part="button-root"]')).toBe(
      button().closest('[data-foyer-part="button-root"]'),
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  },
)

test.each([
  ['account button', <AccountButton key="own" />],
  ['custom account button', <AccountButton key="own">{(state) => <OwnButton {...state} />}</AccountButton>],
])(
  'a modal that failed to load is reported below the %s also before the account control has loaded',
  async (_, own) => {
    const config = createStoryConfig({ id: crypto.randomUUID(), debug: false })
    const request = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    render(
      <FoyerProvider config={config}>
        {own}
        <BrokenModal />
      </FoyerProvider>,
    )
    await connectFirst(config)
    fireEvent.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.closest('[data-control=address]')?.contains(button())).toBe(true)
    request.mockRestore()
  },
)

test('after a change of the account, its button shows neither name nor balance of the account before', async () => {
  const OTHER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const { getBalance } = storyAdapter().operations
  const wallet = storyWallet('Marigold')
  const config = await renderModal({
    wallets: [wallet],
    names: {
      getIdentity: ({ address }) =>
        address === ADDRESS ? Promise.resolve({ name: 'mira.example', avatar: null }) : new Promise(() => {}),
    },
    adapters: [
      {
        namespace: 'eip155',
        operations: {
          getBalance: async () => async (reading, parameters) =>
            parameters.address === ADDRESS
              ? (await getBalance!())(reading, parameters)
              : new Promise<never>(() => {}),
        },
      },
    ],
    children: <AccountButton />,
  })
  await connectFirst(config)
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Account 1.234 ETH, mira.example'))
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: OTHER }] }))
  await waitFor(() => expect(getAccount(config).address).toBe(OTHER))
  expect(button().getAttribute('aria-label')).toBe(`Account ${shortAddress(OTHER)}`)
})

test('a hidden balance is not requested', async () => {
  const getBalance = vi.fn(storyAdapter().operations.getBalance)
  const config = await renderModal({
    adapters: [{ namespace: 'eip155', operations: { getBalance } }],
    children: <AccountButton balance="hide" />,
  })
  await connectFirst(config)
  expect(button().getAttribute('aria-label')).toMatch(/^Account 0x70/)
  expect(getBalance).not.toHaveBeenCalled()
})

test('a hidden balance stays hidden when another button reads the balance', async () => {
  const config = await renderModal({
    children: (
      <>
        <AccountButton />
        <AccountButton balance="hide" />
      </>
    ),
  })
  await connectFirst(config)
  await screen.findByRole('button', { name: /^Account 1\.234 ETH, / })
  const other = screen.getByRole('button', { name: `Account ${shortAddress(ADDRESS)}` })
  expect(other.textContent).not.toContain('ETH')
})

test.each([
  { name: 'account', children: <AccountButton /> },
  { name: 'network', children: <NetworkButton /> },
])(
  'on a network that the app does not have, the $name button asks to switch [S2.16]',
  async ({ children }) => {
    const config = await renderModal({ wallets: elsewhere(), children })
    await connectFirst(config)
    await waitFor(() => expect(button().textContent).toContain('Switch network'))
    expect(button().dataset['variant']).toBe('danger')
    // The modal opens with the connection; an app may close it.
    act(() => closeModal(config))
    fireEvent.click(button())
    await waitFor(() => expect(getModal(config).isOpen).toBe(true))
    expect(getModalRouter(config).view).toBe('UnsupportedChain')
  },
)

const tolerant = [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }, { adapters: [] }]

test.each(tolerant)(
  'with %j the account button opens a modal that can be closed [S2.36]',
  async (options) => {
    const config = await renderModal({ wallets: elsewhere(), ...options, children: <AccountButton /> })
    await connectFirst(config)
    expect(button().getAttribute('aria-label')).toMatch(/^Account 0x70/)
    fireEvent.click(button())
    await waitFor(() => expect(getModal(config).isOpen).toBe(true))
    expect(getModalRouter(config).view).not.toBe('UnsupportedChain')
    act(() => expect(requestClose(config)).toBe(true))
  },
)

test.each(tolerant)('with %j the network button shows an unknown network [S2.36]', async (options) => {
  const config = await renderModal({ wallets: elsewhere(), ...options, children: <NetworkButton /> })
  await connectFirst(config)
  expect(button().textContent).toContain('Unknown Network')
  // A letter would look like the logo of a network.
  expect(button().querySelector('[data-foyer-part=image]')?.textContent).toBe('?')
  expect(button().dataset['variant']).toBe('neutral')
  fireEvent.click(button())
  await waitFor(() => expect(getModal(config).isOpen).toBe(true))
  expect(getModalRouter(config).view).not.toBe('UnsupportedChain')
})

test('the account button of another namespace shows the balance on that namespace’s network', async () => {
  const asked: string[] = []
  const adapter = (namespace: 'eip155' | 'solana', balance: string): ChainAdapter => ({
    namespace,
    operations: {
      getBalance:
        async () =>
        async ({ network }) => {
          asked.push(network.caipNetworkId)
          return { value: balance, decimals: 0, symbol: namespace }
        },
    },
  })
  const config = await renderModal({
    networks: networksOfNamespaces,
    adapters: [adapter('eip155', '1'), adapter('solana', '2')],
    wallets: [storyWallet('Poppy', { namespaces: ['solana'], chainId: null }), storyWallet('Marigold')],
    children: <AccountButton namespace="solana" />,
  })
  await act(async () => void (await connect(config, { connector: 'Poppy' })))
  await connectFirst(config)
  expect(getNetwork(config).chainNamespace).toBe('eip155')
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Account 2 solana/))
  expect(asked).toEqual([networksOfNamespaces[1]!.caipNetworkId])
})

test('the account button of another namespace asks for no switch of the current one', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({
    networks: networksOfNamespaces,
    wallets: [storyWallet('Poppy', { namespaces: ['solana'], chainId: null }), wallet],
    children: <AccountButton namespace="solana" />,
  })
  await act(async () => void (await connect(config, { connector: 'Poppy' })))
  await connectFirst(config)
  act(() => wallet.emit({ type: 'change', namespace: 'eip155', chainId: '424242' }))
  await waitFor(() => expect(getModalRouter(config).view).toBe('UnsupportedChain'))
  expect(button().getAttribute('aria-label')).toMatch(/^Account /)
})

test.each([
  ['sm', '36'],
  ['md', '44'],
  ['lg', '52'],
] as const)('the size %s of the connect button is %s pixels', async (size, pixels) => {
  await renderModal({ children: <ConnectButton size={size} /> })
  expect(button().dataset['size']).toBe(pixels)
})

test('a text of the app takes precedence over its translation', async () => {
  await renderModal({
    locale: 'de',
    messages: { 'button.connect': 'Los geht’s' },
    children: (
      <>
        <ConnectButton />
        <NetworkButton />
      </>
    ),
  })
  await screen.findByRole('button', { name: /Netzwerk/ })
  expect(button().textContent).toBe('Los geht’s')
})

test('a change of the language keeps the texts of the app', async () => {
  function English(): ReactElement {
    const { setLocale } = useLocale()
    return <button onClick={() => setLocale('en')}>English</button>
  }
  await renderModal({
    locale: 'de',
    messages: { 'button.connect': 'Foyer' },
    children: (
      <>
        <ConnectButton />
        <NetworkButton />
        <English />
      </>
    ),
  })
  await screen.findByRole('button', { name: /Netzwerk/ })
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('button', { name: /Network/ })
  expect(button().textContent).toBe('Foyer')
})

test('the account button shows the label that the app gave the address, rather than its name', async () => {
  const names = storyNames({ name: 'mira.example', avatar: null })
  const config = await renderModal({ names, children: <AccountButton /> })
  await connectFirst(config)
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/mira\.example$/))
  act(() => setAddressLabel(config, { address: getAccount(config).address!, label: 'Savings' }))
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/Savings$/))
})

test('the account button shows the balance in the format of the language', async () => {
  const adapters = [storyAdapter('eip155', '1234.5')]
  const config = await renderModal({ adapters, locale: 'de', children: <AccountButton /> })
  await connectFirst(config)
  await waitFor(() => expect(button().textContent).toContain('1.234,5 ETH'))
  const root = document.querySelector<HTMLElement>('[data-foyer-part="button-root"]')
  expect([root?.lang, root?.dir, root?.getAttribute('translate')]).toEqual(['de', 'ltr', 'no'])
})

test('an inline modal is shown without a click, with its own config and a view of the app', async () => {
  const config = createStoryConfig({ id: crypto.randomUUID() })
  const Mine = () => <p>{`mine, ${useAccount().isConnected}`}</p>
  render(
    <FoyerProvider config={createStoryConfig({ id: crypto.randomUUID() })}>
      <FoyerModal config={config} inline views={{ Account: Mine }} />
    </FoyerProvider>,
  )
  await screen.findByText('Marigold')
  await connectFirst(config)
  await screen.findByText('mine, true')
})

test('the network button shows the network with its picture, and opens the list', async () => {
  const config = await renderModal({ children: <NetworkButton /> })
  expect(screen.getByRole('button', { name: /Ethereum/ })).toBe(button())
  expect(button().querySelector('img')?.getAttribute('src')).toBe(samples.blue)
  fireEvent.click(button())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Networks'))
})

test('the connect button shows and opens the connected account, and after a disconnect connects again', async () => {
  const config = await renderModal({ children: <ConnectButton /> })
  expect(button().textContent).toBe('Connect wallet')
  await connectFirst(config)
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Account 1\.234 ETH, 0x70.*79C8$/))
  fireEvent.click(button())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
  await act(() => disconnect(config))
  expect(button().textContent).toBe('Connect wallet')
})

test('until the account control has loaded, the connect button shows the address and opens the account', async () => {
  const config = await renderModal({})
  await connectFirst(config)
  // The first render is synchronous, so nothing lazy has loaded yet.
  render(
    <FoyerProvider config={config}>
      <ConnectButton />
    </FoyerProvider>,
  )
  expect(button().textContent).toMatch(/^0x70…\w+79C8$/)
  expect(button().getAttribute('aria-label')).toMatch(/^Account 0x70.*79C8$/)
  fireEvent.click(button())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})

test('the account control does not replace the address before the first frame', async () => {
  const config = await renderModal({})
  await connectFirst(config)
  const frames: FrameRequestCallback[] = []
  const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const { container } = render(
    <FoyerProvider config={config}>
      <ConnectButton balance="hide" />
    </FoyerProvider>,
  )
  // The code has loaded, for example for another button: only the frame is missing.
  await import('./ConnectedControl.tsx')
  await act(async () => {})
  const control = () => container.querySelector('[data-control]')?.getAttribute('data-control')
  expect(control()).toBe('address')
  request.mockRestore()
  for (const frame of frames) frame(0)
  await waitFor(() => expect(control()).toBe('account'))
})

test('a custom connect button gets the state of the account while connected', async () => {
  const config = await renderModal({
    children: (
      <ConnectButton>
        {(state) => (
          <button type="button" onClick={state.isConnected ? state.open : state.toggle} {...state.props}>
            {state.isConnected ? state.address : 'enter'}
          </button>
        )}
      </ConnectButton>
    ),
  })
  expect(screen.getByText('enter')).toBe(button())
  await connectFirst(config)
  expect(button().textContent).toMatch(/^0x70.*79C8$/)
  fireEvent.click(button())
  await waitFor(() => expect(getModalRouter(config).view).toBe('Account'))
})

test('the button root gets the mode, and through the CSSOM the variables of the accent', async () => {
  await renderModal({ shell: { theme: { mode: 'dark', accent: '#0a7d55' } }, children: <ConnectButton /> })
  const root = () => document.querySelector<HTMLElement>('[data-foyer-part="button-root"]')!
  expect(root().dataset['foyerTheme']).toBe('dark')
  await waitFor(() => expect(root().style.getPropertyValue('--foyer-accent')).toBe('#0a7d55'))
})

test('the button root follows the system without a mode, and has no variables of an earlier theme', async () => {
  let setTheme: ReturnType<typeof useTheme>['setTheme'] = () => expect.unreachable()
  const Setter = (): null => {
    ;({ setTheme } = useTheme())
    return null
  }
  const children = (
    <>
      <ConnectButton />
      <Setter />
    </>
  )
  await renderModal({ children })
  const { dataset, style } = document.querySelector<HTMLElement>('[data-foyer-part="button-root"]')!
  expect(dataset['foyerTheme']).toBe('system')
  act(() => setTheme({ accent: '#0a7d55' }))
  await waitFor(() => expect(style.getPropertyValue('--foyer-accent')).toBe('#0a7d55'))
  act(() => setTheme({}))
  expect(style).toHaveLength(0)
  // A theme that is replaced before its code has run.
  act(() => setTheme({ accent: '#0a7d55' }))
  act(() => setTheme({}))
  await act(() => vi.dynamicImportSettled())
  expect(style).toHaveLength(0)
})

async function connectByModal() {
  fireEvent.click(await screen.findByRole('button', { name: /^Marigold/ }))
  await waitFor(() => expect(document.querySelector('[data-foyer-modal]')).toBeNull())
}

test.each([
  ['the button', <ConnectButton key="own" />],
  [
    'a custom control',
    <ConnectButton key="custom">
      {(state) => (
        <button type="button" onClick={state.isConnected ? state.open : state.toggle} {...state.props}>
          {state.isConnected ? state.address : 'enter'}
        </button>
      )}
    </ConnectButton>,
  ],
])(
  'after connecting from %s, the focus is on the account control, and after a disconnect on the connect control',
  async (_, children) => {
    const config = await renderModal({ children: <main>{children}</main> })
    button().focus()
    fireEvent.click(button())
    await connectByModal()
    await waitFor(() => expect(button().textContent).toMatch(/0x70/))
    await waitFor(() => expect(document.activeElement).toBe(button()))
    fireEvent.click(button())
    await screen.findByRole('dialog')
    await act(() => disconnect(config))
    await waitFor(() => expect(document.querySelector('[data-foyer-modal]')).toBeNull())
    expect(button().textContent).toMatch(/Connect wallet|enter/)
    await waitFor(() => expect(document.activeElement).toBe(button()))
  },
)

test('the account control takes over the focus of the address that it replaces', async () => {
  const config = await renderModal({})
  await connectFirst(config)
  render(
    <FoyerProvider config={config}>
      <ConnectButton />
    </FoyerProvider>,
  )
  const address = button()
  address.focus()
  await waitFor(() => expect(button().getAttribute('aria-label')).toMatch(/^Account 1\.234 ETH/))
  expect(address.isConnected).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('the focus returns to a clicked control in Safari too, which does not focus it', async () => {
  await renderModal({
    children: (
      <main>
        <ConnectButton />
        <NetworkButton />
      </main>
    ),
  })
  const opener = screen.getByRole('button', { name: /^Network/ })
  // Neither does jsdom.
  fireEvent.click(opener)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('[data-foyer-modal]')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

/** A control of the host that opens the modal, and is replaced while connected. */
function HostControl({ connected }: { readonly connected: ReactElement }): ReactElement {
  const { open } = useModal()
  const { isConnected } = useAccount()
  return isConnected ? (
    connected
  ) : (
    <button type="button" onClick={() => open()}>
      Enter
    </button>
  )
}

/** Opens the modal by a control of the host, which stands after `before` and is replaced by `connected`. */
async function openByHostControl(before: ReactElement, connected: ReactElement): Promise<void> {
  await renderModal({
    children: (
      <main>
        {before}
        <HostControl connected={connected} />
      </main>
    ),
  })
  const opener = screen.getByText('Enter')
  opener.focus()
  fireEvent.click(opener)
}

test('if a connection removes the opener, a control of the host, the account button gets the focus', async () => {
  await openByHostControl(<NetworkButton />, <AccountButton />)
  await connectByModal()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Account .*0x70/))
})

/** Takes the focus when the modal is closed. */
function Greeting(): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  const { isOpen } = useModal()
  useEffect(() => {
    if (!isOpen) ref.current?.focus()
  }, [isOpen])
  return <input ref={ref} aria-label="Nickname" />
}

test('closing the modal does not move a focus that the page has set', async () => {
  await openByHostControl(<AccountButton />, <Greeting />)
  const taken = vi.spyOn(HTMLButtonElement.prototype, 'focus')
  await connectByModal()
  // The modal returns the focus in a task after the dialog is removed.
  await new Promise((resolve) => setTimeout(resolve))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nickname')))
  // Controls of the modal, which a click focuses, are gone.
  expect(taken.mock.contexts.filter((control) => (control as HTMLElement).isConnected)).toEqual([])
})

test('after many changes of the account at once, the account button shows the last one', async () => {
  const wallet = storyWallet('Marigold')
  const config = await renderModal({ wallets: [wallet], children: <AccountButton balance="hide" /> })
  await connectFirst(config)
  await waitFor(() => expect(button().querySelector('[data-foyer-part="avatar"]')).not.toBeNull())
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await changeAccounts(wallet)
  expect(logged).not.toHaveBeenCalled()
  expect(button().textContent).toContain(shortAddress(getAccount(config).address ?? ''))
  logged.mockRestore()
})

test('a component that reads the theme and the texts can make those of the modal in its render', async () => {
  const config = createStoryConfig()
  let setTheme: ReturnType<typeof useTheme>['setTheme'] = () => expect.unreachable()
  let renders = 0
  function App({ accent }: { readonly accent: string }): ReactElement {
    const { theme, ...verbs } = useTheme()
    const { messages } = useLocale()
    ;({ setTheme } = verbs)
    renders++
    return (
      <>
        <p>{`${theme.accent} ${messages['button.connect']}`}</p>
        <FoyerModal theme={{ accent }} messages={{ 'button.connect': 'Log in' }} />
      </>
    )
  }
  const tree = (accent: string) => (
    <FoyerProvider config={config}>
      <App accent={accent} />
    </FoyerProvider>
  )
  const { rerender } = render(tree('#0a7d55'))
  await screen.findByText('#0a7d55 Log in')
  expect(renders).toBeLessThan(10)
  act(() => setTheme({ accent: '#112233' }))
  rerender(tree('#0a7d55'))
  await screen.findByText('#112233 Log in')
  rerender(tree('#445566'))
  await screen.findByText('#445566 Log in')
})

import { UserRejectedError } from '@foyer/chains'
import type { Config } from '@foyer/headless'
import {
  closeModal,
  connect,
  disconnect,
  getAccount,
  getConnections,
  getModal,
  getModalRouter,
  getNetwork,
  getToast,
  openModal,
  setAddressLabel,
  watchToast,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shortAddress } from '../../primitives/Address/shortAddress.ts'
import { renderModal } from '../../test/renderModal.tsx'
import {
  manyNetworks,
  networksOfNamespaces,
  storyNames,
  storyWallet,
  storyWallets,
} from '../../test/storyConfig.tsx'
import { signedInAt, storyEmail } from '../../test/storyEmail.ts'

const features = { multiWallet: true }
const mainnet = manyNetworks[0]!
const solana = manyNetworks[5]!
const SOLANA = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'

async function open(config: Config, ...wallets: readonly string[]): Promise<void> {
  await act(async () => {
    for (const connector of wallets) await connect(config, { connector })
    openModal(config, { view: 'ProfileWallets' })
  })
}

test('a selected wallet becomes current at once, with a toast [S2.9] [S4.6]', async () => {
  const wallets = storyWallets()
  const config = await renderModal({ wallets, features })
  await open(config, 'Marigold', 'Iris')
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to Marigold' }))
  await screen.findByText('Now using Marigold')
  expect(getAccount(config).connector?.name).toBe('Marigold')
  expect(wallets[0]?.calls.connect).toBe(1)
})

test('a wallet with `canChooseAccounts` can change the account, with a toast', async () => {
  const OTHER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const wallet = storyWallet('Marigold')
  const { connect: ask } = wallet
  Object.assign(wallet, {
    canChooseAccounts: true,
    connect: async (parameters: Parameters<typeof ask>[0]) =>
      parameters.isAccountChoice
        ? [{ namespace: 'eip155', accounts: [{ address: OTHER }], chainId: '1' }]
        : ask(parameters),
  })
  const config = await renderModal({ wallets: [wallet, storyWallet('Iris')], features })
  await open(config, 'Marigold')
  fireEvent.click(await screen.findByRole('button', { name: 'Choose another account' }))
  await screen.findByText('Now using 0x8b…4DBA72')
  expect(getAccount(config).address).toBe(OTHER)
})

test('a wallet connected by WalletConnect shows its own name and icon, and the protocol', async () => {
  const wallet = storyWallet('WalletConnect', { type: 'WALLET_CONNECT' })
  const { connect: ask } = wallet
  const peer = { name: 'Rainbow', icon: 'data:image/png;base64,AAAA', url: 'https://rainbow.example' }
  wallet.connect = async (parameters) => (await ask(parameters)).map((session) => ({ ...session, peer }))
  const config = await renderModal({ wallets: [wallet], features })
  await open(config, 'WalletConnect')
  await screen.findByRole('button', { name: 'Disconnect Rainbow' })
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('Rainbow')
  dialog.getByText('WalletConnect')
  expect(document.querySelector(`img[src="${peer.icon}"]`)).not.toBeNull()
})

test('disconnecting the last wallet removes the back button, and the title gets the focus; a recent wallet can be removed', async () => {
  const config = await renderModal({ features })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config))
  fireEvent.click(await screen.findByRole('button', { name: /^Wallets, Marigold/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Marigold' }))
  await screen.findByText('No wallet connected')
  await waitFor(() => expect(getModalRouter(config).history).toEqual(['ProfileWallets']))
  expect(getModal(config).isOpen).toBe(true)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-foyer-part')).toBe('title'))
  fireEvent.click(await screen.findByRole('button', { name: 'Forget Marigold' }))
  await screen.findByText('Wallet removed')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recent wallets' })).toBeNull())
})

test('selecting a wallet of another namespace switches the app to that namespace', async () => {
  const config = await renderModal({
    networks: manyNetworks,
    wallets: [
      storyWallet('Marigold'),
      storyWallet('Poppy', { namespaces: ['solana'], address: SOLANA, chainId: String(solana.id) }),
    ],
    features,
  })
  await open(config, 'Poppy', 'Marigold')
  fireEvent.mouseDown(await screen.findByRole('tab', { name: /Solana/ }), { button: 0 })
  fireEvent.click(await screen.findByRole('button', { name: /^Switch to DYw8/ }))
  await waitFor(() => expect(getNetwork(config).caipNetworkId).toBe(solana.caipNetworkId))
})

test('an account links to the explorer of its namespace, also while another namespace is current [S3.6]', async () => {
  const config = await renderModal({
    networks: [
      { ...mainnet, blockExplorers: { default: { name: 'E', url: 'https://ether.example' } } },
      { ...solana, blockExplorers: { default: { name: 'S', url: 'https://sol.example' } } },
    ],
    wallets: [
      storyWallet('Marigold'),
      storyWallet('Poppy', { namespaces: ['solana'], address: SOLANA, chainId: null }),
    ],
    features,
  })
  await open(config, 'Poppy', 'Marigold')
  const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: /explorer/i })
  expect((await link()).href).toMatch(/^https:\/\/ether\.example\/address\/0x/)
  fireEvent.mouseDown(await screen.findByRole('tab', { name: /Solana/ }), { button: 0 })
  await waitFor(async () => expect((await link()).href).toBe(`https://sol.example/address/${SOLANA}`))
})

test('without multiWallet, the button to add a wallet shows only while none is connected', async () => {
  const config = await renderModal()
  await open(config, 'Marigold')
  await screen.findByRole('button', { name: 'Disconnect Marigold' })
  expect(screen.queryByText('Add EVM wallet')).toBeNull()
  await act(() => disconnect(config))
  fireEvent.click(await screen.findByText('Add EVM wallet'))
  expect(getModalRouter(config)).toMatchObject({
    view: 'Connect',
    data: { addWalletForNamespace: 'eip155', redirectView: 'ProfileWallets' },
  })
})

test('the current account has its name here and in its view; no name is requested for the others', async () => {
  const getIdentity = vi.fn(storyNames({ name: 'mira.example', avatar: null }).getIdentity!)
  const [first, second] = [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  ]
  const config = await renderModal({
    features,
    names: { getIdentity },
    wallets: [storyWallet('Marigold', { accounts: [{ address: first }, { address: second }] })],
  })
  await open(config, 'Marigold')
  const accounts = await screen.findByRole('list', { name: 'Accounts of Marigold' })
  await within(accounts).findByText('mira.example')
  expect(within(accounts).getByText('0x8b…4DBA72')).toBeTruthy()
  expect(getIdentity.mock.calls.map(([{ address }]) => address)).toEqual([first])
  act(() => openModal(config))
  await screen.findByRole('button', { name: 'Wallets, Marigold, mira.example' })
})

test('the accounts of a Bitcoin wallet show their type, and the account view switches between them', async () => {
  const [payment, ordinal] = [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297',
  ]
  const config = await renderModal({
    networks: networksOfNamespaces,
    features,
    wallets: [
      storyWallet('Sorrel', {
        namespaces: ['bip122'],
        chainId: '000000000019d6689c085ae165831e93',
        accounts: [
          { address: payment, type: 'payment' },
          { address: ordinal, type: 'ordinal' },
        ],
      }),
    ],
  })
  await open(config, 'Sorrel')
  const accounts = await screen.findByRole('list', { name: 'Accounts of Sorrel' })
  expect(within(accounts).getByText('Ordinals')).toBeTruthy()
  fireEvent.click(within(accounts).getByRole('button', { name: /^Switch/ }))
  await waitFor(() => expect(getAccount(config).address).toBe(ordinal))
  await screen.findByText(`Now using ${shortAddress(ordinal)}`)
  act(() => openModal(config))
  const kinds = await screen.findByRole('group', { name: 'Account type' })
  expect(within(kinds).getByRole('button', { name: 'Ordinals' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(within(kinds).getByRole('button', { name: 'Payment' }))
  await waitFor(() => expect(getAccount(config).address).toBe(payment))
})

test('a wallet with several namespaces lists them, the current one first, and connects the selected one', async () => {
  const namespaces = ['solana', 'eip155'] as const
  const wallets = namespaces.map((namespace) =>
    storyWallet('Marigold', { id: namespace, namespaces: [namespace], chainId: null }),
  )
  const config = await renderModal({ networks: manyNetworks, wallets })
  act(() => openModal(config))
  fireEvent.click(await screen.findByRole('button', { name: /^Marigold/ }))
  const chains = await screen.findByRole('list', { name: 'Chains' })
  expect(
    within(chains)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/EVM.*Current/), expect.stringMatching(/Solana/)])
  fireEvent.click(within(chains).getByRole('button', { name: /Solana/ }))
  await waitFor(() => expect(getAccount(config, { namespace: 'solana' }).isConnected).toBe(true))
  expect(wallets.map(({ calls }) => calls.connect)).toEqual([1, 0])
  expect(getNetwork(config).chainNamespace).toBe('solana')
})

test('selecting a network without a connected wallet makes it current and opens Connect [S2.15]', async () => {
  const devnet = { ...solana, id: 'dev', caipNetworkId: 'solana:dev', name: 'Devnet' } as const
  const config = await renderModal({
    networks: [...manyNetworks, devnet],
    wallets: [storyWallet('Marigold')],
  })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'Networks' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Devnet/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(getModalRouter(config)).toMatchObject({ view: 'Connect', history: ['Connect'] }))
  expect(getNetwork(config).caipNetworkId).toBe('solana:dev')
})

test("the app's label of an address is shown in place of it, in the account and the list [S3.89]", async () => {
  const wallets = storyWallets()
  const config = await renderModal({ wallets, features })
  const { address: other = '' } = (await wallets[0]!.connect({ networks: [mainnet] }))[0]!.accounts[0]!
  await open(config, 'Marigold', 'Iris')
  act(() => setAddressLabel(config, { address: getAccount(config).address!, label: 'Savings' }))
  act(() => setAddressLabel(config, { address: other.toLowerCase(), label: 'Treasury' }))
  expect(await screen.findByText('Savings')).toBeTruthy()
  expect(screen.getByText('Treasury')).toBeTruthy()
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('button', { name: /Savings/ })
  act(() => setAddressLabel(config, { address: getAccount(config).address! }))
  await waitFor(() => expect(screen.queryByText('Savings')).toBeNull())
})

test('a failure to disconnect all wallets is shown in a toast', async () => {
  const wallets = ['Marigold', 'Iris'].map((name) =>
    Object.assign(storyWallet(name), { disconnect: () => Promise.reject(new Error('no answer')) }),
  )
  const config = await renderModal({ wallets, features })
  await open(config, 'Marigold', 'Iris')
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect all' }))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'Failed to disconnect', variant: 'error' }),
  )
})

test.each([
  ['Marigold', 'Iris'],
  ['Iris', 'Marigold'],
])('“Disconnect %s” disconnects that wallet and keeps %s, with a toast', async (ended, kept) => {
  const wallets = storyWallets()
  const config = await renderModal({ wallets, features })
  await open(config, 'Marigold', 'Iris')
  fireEvent.click(await screen.findByRole('button', { name: `Disconnect ${ended}` }))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: `${ended} disconnected`, variant: 'success' }),
  )
  expect(getConnections(config).map(({ connector }) => connector.name)).toEqual([kept])
  expect(wallets.map(({ name, calls }) => [name, calls.disconnect])).toEqual(
    ['Marigold', 'Iris', 'Lake'].map((name) => [name, name === ended ? 1 : 0]),
  )
})

test('a wallet that refuses to disconnect is named in a toast', async () => {
  const wallet = Object.assign(storyWallet('Marigold'), {
    disconnect: () => Promise.reject(new Error('no answer')),
  })
  const config = await renderModal({ wallets: [wallet, storyWallet('Iris')], features })
  await open(config, 'Marigold', 'Iris')
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Marigold' }))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'Couldn’t disconnect Marigold', variant: 'error' }),
  )
})

test('“Disconnect all” disconnects the wallets of the shown namespace only', async () => {
  const config = await renderModal({
    networks: manyNetworks,
    wallets: [
      storyWallet('Poppy', { namespaces: ['solana'], address: SOLANA, chainId: String(solana.id) }),
      ...storyWallets(),
    ],
    features,
  })
  await open(config, 'Poppy', 'Marigold', 'Iris')
  await screen.findByText('2 wallets')
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect all' }))
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'Wallet removed', variant: 'success' }),
  )
  expect(getConnections(config).map(({ connector }) => connector.name)).toEqual(['Poppy'])
})

test('“Disconnect all” removes the recent emails from the device', async () => {
  const key = '@foyer-wallet/RECENT_EMAILS'
  const storage = createMemoryStorage({ [key]: '["mira@example.com"]' })
  const { wallets, endpoints } = storyEmail()
  const config = await renderModal({
    id: 'default',
    endpoints,
    wallets: [...(wallets ?? []), ...storyWallets()],
    storage,
    features,
  })
  await open(config, 'Marigold', 'Iris')
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect all' }))
  expect(storage.getItem(key)).toBeNull()
})

/** A page whose wallets Marigold and Iris were disconnected, so that they are recent. */
async function recentWallets() {
  const [marigold, iris] = [storyWallet('Marigold'), storyWallet('Iris')]
  const config = await renderModal({ wallets: [marigold, iris], features })
  await open(config, 'Marigold', 'Iris')
  await act(() => disconnect(config))
  await act(async () => openModal(config, { view: 'ProfileWallets' }))
  return { config, marigold }
}
const connectButton = (name: string) => screen.findByRole('button', { name: `Connect ${name}` })

test.each([
  ['reject', 'Request declined'],
  ['fail', 'Couldn’t switch wallet'],
] as const)(
  'a recent wallet whose answer is %s stays recent, with the toast “%s”',
  async (answer, message) => {
    const { config, marigold } = await recentWallets()
    marigold.answer = answer
    fireEvent.click(await connectButton('Marigold'))
    await waitFor(() => expect(getToast(config)).toMatchObject({ message, variant: 'error' }))
    expect((await connectButton('Marigold')).getAttribute('aria-busy')).toBeNull()
    marigold.answer = 'approve'
    fireEvent.click(await connectButton('Marigold'))
    await waitFor(() => expect(getToast(config)).toMatchObject({ message: 'Now using Marigold' }))
    expect(getAccount(config).connector?.name).toBe('Marigold')
  },
)

test('while a recent wallet is asked, its button alone is busy, and a second click asks no more', async () => {
  const { marigold } = await recentWallets()
  marigold.answer = 'wait'
  const button = await connectButton('Marigold')
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect((await connectButton('Iris')).getAttribute('aria-busy')).toBeNull()
  await waitFor(() => expect(marigold.calls.connect).toBe(2))
  fireEvent.click(button)
  await act(async () => {})
  expect(marigold.calls.connect).toBe(2)
})

test.each(['a closed modal', 'a request to another wallet'])(
  'a request that ends with %s shows no failure',
  async (end) => {
    const { config, marigold } = await recentWallets()
    marigold.answer = 'wait'
    fireEvent.click(await connectButton('Marigold'))
    await waitFor(() => expect(marigold.calls.connect).toBe(2))
    const toasts: unknown[] = []
    watchToast(config, { onChange: ({ message }) => toasts.push(message) })
    if (end === 'a closed modal') act(() => closeModal(config))
    else fireEvent.click(await connectButton('Iris'))
    await waitFor(() =>
      expect(getAccount(config).connector?.name).toBe(end === 'a closed modal' ? undefined : 'Iris'),
    )
    await act(async () => void (await vi.dynamicImportSettled()))
    expect(toasts).not.toContain('Couldn’t switch wallet')
  },
)

test('while a wallet is asked for another account, its button is busy; a declined choice changes nothing', async () => {
  const wallet = Object.assign(storyWallet('Marigold'), { canChooseAccounts: true })
  const config = await renderModal({ wallets: [wallet], features })
  await open(config, 'Marigold')
  const before = getAccount(config).address
  const button = await screen.findByRole('button', { name: 'Choose another account' })
  let decline = (): void => {}
  wallet.connect = () =>
    new Promise((_, reject) => {
      decline = () => reject(new UserRejectedError())
    })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await act(async () => void (await vi.dynamicImportSettled()))
  act(decline)
  await waitFor(() =>
    expect(getToast(config)).toMatchObject({ message: 'Request declined', variant: 'error' }),
  )
  expect([getAccount(config).address, button.getAttribute('aria-busy')]).toEqual([before, null])
})

test('the embedded wallet links to its settings, and the account being switched to is busy', async () => {
  const { frame, wallets, endpoints } = storyEmail(({ silent }) => silent.add('SET_PREFERRED_ACCOUNT'))
  const config = await renderModal({ wallets, endpoints })
  await act(async () => signedInAt('ProfileWallets')(config))
  const button = await screen.findByRole('button', { name: /^Switch to 0x/ })
  fireEvent.click(button)
  await waitFor(() => expect(frame.last('SET_PREFERRED_ACCOUNT')?.payload).toEqual({ type: 'eoa' }))
  expect(screen.getAllByRole('button', { busy: true })).toEqual([button])
  fireEvent.click(screen.getByRole('button', { name: 'Account settings' }))
  expect(getModalRouter(config).view).toBe('AccountSettings')
})

test('a wallet that is not embedded has no settings, and its whole address can be copied', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const config = await renderModal({ features })
  await open(config, 'Marigold')
  fireEvent.click(await screen.findByRole('button', { name: /^Copy address 0x70/ }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(getAccount(config).address)
  expect(screen.queryByRole('button', { name: 'Account settings' })).toBeNull()
})

import type { GrantedSession, TokenBalances } from '@foyer/headless'
import { connect, getAccount, getModalRouter, getToast, openModal } from '@foyer/headless/actions'
import { getQueryClient, tokenBalancesQueryKey } from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'
import { storySessions, type StorySessionsOptions } from '../../test/storySessions.ts'

async function open(options?: StorySessionsOptions) {
  const config = await renderModal(storySessions(options))
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  return config
}
const card = (name: string | RegExp) => screen.findByRole('button', { name })
const tab = async (name: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 })

test('each status has a tab, each month a heading, and a card shows the permissions [S9.40]', async () => {
  await open({
    sessions: [
      { name: 'Orchard' },
      { name: null, ends: 30 },
      { name: 'Old', begins: -3000, ends: -50 },
      { name: 'Gone', isRevoked: true },
    ],
  })
  const orchard = await card(/^Orchard, Active/)
  expect(await card(/^Unknown app, Active/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Old|^Gone/ })).toBeNull()
  const month = new Date(Date.now() - 3_600_000).toLocaleDateString('en', { month: 'long', year: 'numeric' })
  expect(screen.getByRole('list', { name: month })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Smart sessions\s+Beta$/ })).toBeTruthy()

  expect(orchard.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(orchard)
  expect(orchard.getAttribute('aria-expanded')).toBe('true')
  const facts = document.getElementById(orchard.getAttribute('aria-controls')!)!
  expect(facts.textContent).toMatch(
    /TypeContract callsContract0x8ba1…BA72Functionsharvest, plantTypeNative token allowanceAmount per period0.01 ETHPeriod1 dayDuration~ 24 hUntil /,
  )

  await tab('Expired')
  fireEvent.click(await card(/^Old, Expired/))
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
  await tab('Revoked')
  expect(await card(/^Gone, Revoked/)).toBeTruthy()
})

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const spending = (token: string, allowance: string, period: unknown = 5400) => ({
  type: 'erc20-recurring-allowance',
  data: { token, allowance, start: 1, period },
})

test.each([
  [
    'in the units of a token of the account',
    [spending(USDC.toLowerCase(), '0x4c4b40')],
    /Amount per period5 USDCPeriod90 minutes/,
  ],
  [
    'in base units if its token is not one of the account',
    [spending(`0x${'c0'.repeat(20)}`, '0x4c4b40')],
    /Amount per period5,000,000Period/,
  ],
  [
    'as unlimited',
    [spending(USDC, `0x${'f'.repeat(64)}`, 604_800)],
    /Amount per periodUnlimitedPeriod7 days/,
  ],
  [
    'without an amount or period that cannot be read',
    [spending(USDC, '5 USDC', 'always')],
    /Token allowanceContract0xA0b8…eB48Duration/,
  ],
  [
    'of an unknown type in base units',
    [{ type: 'gift', data: { allowance: '0x7d0' } }],
    /TypegiftAmount per period2,000Duration/,
  ],
])('an allowance of a smart session is shown %s', async (_, allowances, expected) => {
  const config = await open({ sessions: [{ allowances }] })
  const { address, caipNetworkId = 'eip155:1' } = getAccount(config, { namespace: 'eip155' })
  getQueryClient(config).setQueryData<TokenBalances>(
    tokenBalancesQueryKey(config, { address, caipNetworkId }),
    {
      total: 0,
      tokens: [
        {
          id: `eip155:1:${USDC}`,
          caipNetworkId: 'eip155:1',
          address: USDC,
          name: 'USD Coin',
          symbol: 'USDC',
          quantity: { decimals: '6', numeric: '1' },
        },
        {
          id: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
          caipNetworkId: 'eip155:1',
          name: 'Ether',
          symbol: 'ETH',
          quantity: { decimals: '18', numeric: '1' },
        },
      ],
    },
  )
  const orchard = await card(/^Orchard/)
  fireEvent.click(orchard)
  expect(document.getElementById(orchard.getAttribute('aria-controls')!)?.textContent).toMatch(expected)
})

test('a confirmation revokes only the selected smart session, and keeps the focus in the list [S7.21]', async () => {
  const config = await open({ sessions: [{ name: 'Orchard' }, { name: 'Lantern' }] })
  fireEvent.click(await card(/^Orchard/))
  fireEvent.click(await card('Revoke Orchard'))
  expect(document.activeElement?.textContent).toBe('Cancel')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toBe('Revoke')
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Orchard' }))
  expect(screen.getByText(/^Revoke this session\? Orchard/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Orchard, Active/ })).toBeNull())
  expect(await card(/^Lantern/)).toBeTruthy()
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  expect(getToast(config)).toMatchObject({ variant: 'success', message: 'Session revoked' })
  await tab('Revoked')
  expect(await card(/^Orchard, Revoked/)).toBeTruthy()
})

test.each([
  ['reject', 'Request declined'],
  ['fail', 'Couldn’t revoke the session'],
] as const)(
  'a wallet that answers with %s: %s, and the smart session stays [S8.57]',
  async (wallet, message) => {
    const config = await open({ wallet })
    fireEvent.click(await card(/^Orchard/))
    fireEvent.click(await card('Revoke Orchard'))
    fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(getToast(config)).toMatchObject({ variant: 'error', message }))
    expect(screen.getByRole('button', { name: 'Revoke' }).getAttribute('aria-busy')).toBeNull()
    expect(await card(/^Orchard, Active/)).toBeTruthy()
  },
)

test('while the wallet is asked, the button is busy, and neither revokes twice nor cancels', async () => {
  const asked = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const options = storySessions()
  const [adapter] = options.adapters ?? expect.unreachable()
  const operations = { ...adapter?.operations, revokePermissions: async () => asked }
  const config = await renderModal({ ...options, adapters: [{ namespace: 'eip155', operations }] })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  fireEvent.click(await card(/^Orchard/))
  fireEvent.click(await card('Revoke Orchard'))
  const button = screen.getByRole('button', { name: 'Revoke' })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Revoke' })).toBe(button)
  fireEvent.click(button)
  await act(async () => {})
  expect(asked).toHaveBeenCalledOnce()
})

test('each tab without smart sessions has a text of its own', async () => {
  await open({ sessions: [] })
  await screen.findByText('No active sessions')
  await tab('Expired')
  await screen.findByText('No expired sessions')
  await tab('Revoked')
  await screen.findByText('No revoked sessions')
})

test('a failed backend can be retried', async () => {
  let isBroken = true
  const options = storySessions()
  const config = await renderModal({
    ...options,
    fetch: async (input, init) =>
      isBroken && new Request(input).url.includes('/v1/sessions/')
        ? Response.json({}, { status: 500 })
        : options.fetch!(input, init),
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  const title = await screen.findByText('Couldn’t load your sessions')
  isBroken = false
  const alert = title.closest<HTMLElement>('[role=alert]')!
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card(/^Orchard, Active/)).toBeTruthy()
})

test('smart sessions that failed to load offline load when the browser is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const options = storySessions()
  const config = await renderModal({
    ...options,
    fetch: async (input, init) =>
      navigator.onLine ? options.fetch!(input, init) : Promise.reject(new TypeError()),
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  await screen.findByText('Couldn’t load your sessions')
  screen.getByText('You are offline')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await card(/^Orchard, Active/)).toBeTruthy()
})

test('texts of apps are shown without control characters, markup or links', async () => {
  await open({
    sessions: [
      {
        name: `\u202Eorchard${'W'.repeat(500)}`,
        url: 'javascript:alert(1)',
        iconUrl: 'http://spy.example/i.png',
        functions: [{ functionName: '<img src=x>\u202E' }],
      },
    ],
  })
  const row = await card(/^orchardW{57}, Active/)
  fireEvent.click(row)
  const view = row.closest('[data-foyer-part=view]')!
  expect(view.textContent).toContain('<img src=x>')
  expect(view.innerHTML).not.toMatch(/\u202E|javascript:|spy\.example|href/)
})

test('without smart sessions, the app requests none and the account does not link to them', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new Error('nobody is to be asked')))
  const config = await renderModal({ fetch: asked, endpoints: { blockchain: 'https://backend.example' } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  await screen.findByText('This app does not use smart sessions.')
  expect(asked.mock.calls.filter(([input]) => String(input).includes('sessions'))).toEqual([])
  act(() => openModal(config, { view: 'Account' }))
  await screen.findByRole('button', { name: /^Network|^Copy address/ })
  expect(screen.queryByRole('button', { name: 'Smart sessions' })).toBeNull()
})

test.each(['Account', 'AccountSettings'] as const)(
  '%s links to the list if smart sessions are on',
  async (view) => {
    const config = await renderModal(storySessions())
    await act(async () => {
      await connect(config, { connector: 'Marigold' })
      openModal(config, { view })
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Smart sessions' }))
    expect(getModalRouter(config).view).toBe('SmartSessionList')
  },
)

test('without a connection the view links to Connect, with a redirect back', async () => {
  const config = await renderModal(storySessions())
  await act(async () => openModal(config, { view: 'SmartSessionList' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect(getModalRouter(config)).toMatchObject({
    view: 'Connect',
    data: { redirectView: 'SmartSessionList' },
  })
})

const granted: GrantedSession = {
  chainId: '0x1',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  expiry: 1_893_456_000,
  permissions: [],
  context: 'pci',
}

test('a new smart session has a success view with an explanation, which leads to the account', async () => {
  const config = await renderModal(storySessions())
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionCreated', data: { session: granted } })
  })
  await screen.findByText('Manage it from your account.')
  fireEvent.click(screen.getByRole('button', { name: 'What is a session?' }))
  expect(screen.getByText(/You can end it whenever you like/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(getModalRouter(config)).toMatchObject({ view: 'Account', history: ['Account'] })
})

test('while a wallet that was opened by a link is asked to revoke a session, a button opens its app', async () => {
  const config = await renderModal({
    ...storySessions({ wallet: 'wait' }),
    wallets: [storyWallet('Marigold', { type: 'WALLET_CONNECT' })],
    storage: createMemoryStorage({
      WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href: 'https://rainbow.example', name: 'Rainbow' }),
    }),
  })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view: 'SmartSessionList' })
  })
  fireEvent.click(await card(/^Orchard/))
  fireEvent.click(await card('Revoke Orchard'))
  expect(screen.queryByRole('button', { name: 'Open Rainbow' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(await card('Open Rainbow')).toBeTruthy()
})

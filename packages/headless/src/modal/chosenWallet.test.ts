import { mainnet, solana } from '@foyer/chains/networks'
import { expect, test, vi } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { toConnectorInfo } from '../wallet/rules.ts'
import { getAccount, getNetwork } from '../wallet/state.ts'
import { chooseWallet } from './chooseWallet.ts'
import { getToast } from './notices/state.ts'
import { routerAtom } from './state.ts'

const wallet = { id: 'w', name: 'Marigold', order: 12 }
const selected = (events: readonly { readonly event: string }[]) =>
  events.filter(({ event }) => event === 'SELECT_WALLET' || event === 'CONNECT_SUCCESS')

test('events of a wallet that was chosen from a list have its position and rank', async () => {
  const connector = createTestConnector()
  const { config, events } = setup({ connectors: [connector] })
  chooseWallet(config, { connector: toConnectorInfo(connector), wallet }, { displayIndex: 3 })
  await vi.waitFor(() => expect(selected(events)).toHaveLength(2))
  expect(selected(events)).toEqual([
    {
      event: 'SELECT_WALLET',
      properties: {
        name: 'Test Wallet',
        platform: 'browser',
        displayIndex: 3,
        walletRank: 12,
        view: 'ConnectingExternal',
      },
    },
    {
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Test Wallet', walletRank: 12, view: 'ConnectingExternal' },
    },
  ])
})

test('events of a wallet that the app connects meanwhile have neither position nor rank', async () => {
  const chosen = createTestConnector({ id: 'chosen' })
  const other = createTestConnector({ id: 'other', name: 'Other' })
  const { config, events } = setup({ connectors: [chosen, other] })
  chooseWallet(config, { connector: toConnectorInfo(chosen), wallet }, { displayIndex: 3 })
  await vi.waitFor(() => expect(selected(events)).not.toEqual([]))
  await connect(config, { connector: 'other' })
  const own = (selected(events) as { readonly properties?: { readonly name?: string } }[]).filter(
    ({ properties }) => properties?.name === 'Other',
  )
  expect(own.length).toBeGreaterThan(0)
  for (const { properties } of own) {
    expect(properties).not.toHaveProperty('walletRank', 12)
    expect(properties).not.toHaveProperty('displayIndex', 3)
  }
})

test('a wallet of another namespace than that of the current network connects, and its network becomes current', async () => {
  const connector = createTestConnector({
    namespaces: ['solana'],
    address: '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm',
    chainId: null,
  })
  const { config } = setup({ networks: [mainnet, solana], connectors: [connector] })
  chooseWallet(config, { connector: toConnectorInfo(connector) })
  await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ isConnected: true, namespace: 'solana' }))
  expect(getNetwork(config).caipNetworkId).toBe(solana.caipNetworkId)
})

test.each([
  [undefined, 'eip155', 'solana'],
  ['solana', 'solana', 'eip155'],
] as const)(
  'a wallet of several namespaces, chosen for %s, connects on %s and not on %s',
  async (namespace, connected, other) => {
    const connector = createTestConnector({ namespaces: ['solana', 'eip155'] })
    const { config } = setup({ networks: [mainnet, solana], connectors: [connector] })
    chooseWallet(config, { connector: toConnectorInfo(connector) }, { namespace })
    await vi.waitFor(() => expect(getAccount(config, { namespace: connected }).isConnected).toBe(true))
    expect(getAccount(config, { namespace: other }).isConnected).toBe(false)
  },
)

test('without WalletConnect, a wallet that is not installed opens its downloads, and no error is shown', async () => {
  const { config } = setup({ connectors: [createTestConnector()] })
  expect(chooseWallet(config, { wallet })).toEqual({ view: 'Downloads', data: { wallet } })
  expect(internalsOf(config).store.get(routerAtom)).toMatchObject({ view: 'Downloads', data: { wallet } })
  await vi.dynamicImportSettled()
  expect(getToast(config).isOpen).toBe(false)
})

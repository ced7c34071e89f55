import { expect, test } from 'vitest'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { chooseConnectRoute } from './routeRules.ts'

const connector = (name: string, more: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id: `test.${name}`,
  uid: `test.${name}`,
  name,
  type: 'ANNOUNCED',
  interaction: 'extension',
  namespaces: ['eip155'],
  rdns: `test.${name}`,
  ...more,
})
const iris = connector('iris')
const lake = connector('lake', { namespaces: ['solana'] })
const walletConnect = connector('wc', { type: 'WALLET_CONNECT', namespaces: ['eip155', 'solana'] })
const both = connector('both', {
  type: 'MULTI_CHAIN',
  namespaces: ['eip155', 'solana'],
  connectors: [connector('both'), connector('both', { uid: 'both:solana', namespaces: ['solana'] })],
})
const entry: DirectoryWallet = { id: 'i', name: 'Iris', rdns: 'test.iris' }
const stranger: DirectoryWallet = { id: 's', name: 'Stranger' }
const facts = { connectors: [iris, lake, walletConnect, both], namespace: 'eip155', isMobile: false } as const

test.each([
  ['a QR code', { connector: walletConnect }, {}, 'ConnectingWalletConnect', { wallet: undefined }],
  ['a QR code, on a phone', { connector: walletConnect }, { isMobile: true }, 'AllWallets', undefined],
  ['a wallet with several namespaces', { connector: both }, {}, 'ConnectingMultiChain', { connector: both }],
  [
    'an installed wallet',
    { connector: iris, wallet: entry },
    {},
    'ConnectingExternal',
    { connector: iris, wallet: entry },
  ],
  [
    'an installed wallet of the directory',
    { wallet: entry },
    {},
    'ConnectingExternal',
    { connector: iris, wallet: entry },
  ],
  [
    'a wallet that is installed for another namespace',
    { wallet: entry },
    { namespace: 'solana' },
    'ConnectingWalletConnect',
    { wallet: entry },
  ],
  [
    'an installed wallet with the id of the entry',
    { wallet: { ...stranger, id: 'test.iris' } },
    {},
    'ConnectingExternal',
    { connector: iris, wallet: { ...stranger, id: 'test.iris' } },
  ],
  [
    'a wallet of the directory with the id of the QR code',
    { wallet: { ...stranger, id: 'test.wc' } },
    {},
    'ConnectingWalletConnect',
    { wallet: { ...stranger, id: 'test.wc' } },
  ],
  [
    'a wallet that is not installed',
    { wallet: stranger },
    {},
    'ConnectingWalletConnect',
    { wallet: stranger },
  ],
  [
    'a wallet that is not installed, without WalletConnect',
    { wallet: stranger },
    { connectors: [iris] },
    'Downloads',
    { wallet: stranger },
  ],
  [
    'an installed wallet, without WalletConnect',
    { wallet: entry },
    { connectors: [iris] },
    'ConnectingExternal',
    { connector: iris, wallet: entry },
  ],
  [
    'a custom wallet, which always pairs',
    { wallet: entry, group: 'custom' },
    {},
    'ConnectingWalletConnect',
    { wallet: entry },
  ],
] as const)('the route of a choice: %s', (_, choice, given, view, data) => {
  expect(chooseConnectRoute(choice, { ...facts, ...given })).toEqual({ view, data })
})

test('a wallet with several namespaces uses the connector of the current one', () => {
  const wallet = { id: 'b', name: 'Both', rdns: 'test.both' }
  expect(chooseConnectRoute({ wallet }, { ...facts, namespace: 'solana' })).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { uid: 'both:solana' } },
  })
})

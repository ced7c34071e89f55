import type { LazyView } from '../modal/views.ts'

// Rows of the views that connect a wallet: header, height of the skeleton, and import of each view. As in all tables
// of routes, rows are separate exports, so that a host that imports some of them (`@foyer/ui-radix/views/AllWallets`)
// bundles only those.

export const AllWallets: LazyView = {
  title: ['allWallets.title', 'All wallets'],
  size: 'tall',
  load: () => import('./AllWallets/AllWallets.tsx'),
}

export const ConnectWallets: LazyView = {
  title: ['connectWallets.title', 'Choose a wallet'],
  size: 'medium',
  load: () => import('./ConnectWallets/ConnectWallets.tsx'),
}

export const ConnectingMultiChain: LazyView = {
  title: ['connectingMultiChain.title', 'Choose a chain'],
  size: 'medium',
  withoutData: 'Connect',
  load: () => import('./ConnectingMultiChain/ConnectingMultiChain.tsx'),
}

export const ConnectingWalletConnect: LazyView = {
  title: (data) =>
    (data as { wallet?: unknown } | undefined)?.wallet
      ? ['connectingExternal.title', '{wallet}']
      : ['connectingWalletConnect.title', 'Connect with a phone'],
  size: 'tall',
  load: () => import('./ConnectingWalletConnect/ConnectingWalletConnect.tsx'),
}

export const ConnectingWalletConnectBasic: LazyView = {
  title: ['connect.title', 'Connect wallet'],
  size: 'tall',
  load: () => import('./ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.tsx'),
}

export const Downloads: LazyView = {
  title: ['downloads.title', 'Get {wallet}'],
  size: 'short',
  withoutData: 'GetWallet',
  load: () => import('./Downloads/Downloads.tsx'),
}

export const GetWallet: LazyView = {
  title: ['getWallet.title', 'Get a wallet'],
  size: 'short',
  load: () => import('./GetWallet/GetWallet.tsx'),
}

export const WhatIsAWallet: LazyView = {
  title: ['whatIsAWallet.title', 'What is a wallet?'],
  size: 'medium',
  load: () => import('./WhatIsAWallet/WhatIsAWallet.tsx'),
}

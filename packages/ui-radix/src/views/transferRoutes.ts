import type { LazyView } from '../modal/views.ts'

// Rows of the views that send, receive and list transactions.

export const Transactions: LazyView = {
  title: ['transactions.title', 'Activity'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./Transactions/Transactions.tsx'),
}

export const WalletCompatibleNetworks: LazyView = {
  title: ['walletCompatibleNetworks.title', 'Networks for this address'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./WalletCompatibleNetworks/WalletCompatibleNetworks.tsx'),
}

export const WalletReceive: LazyView = {
  title: ['walletReceive.title', 'Receive'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletReceive/WalletReceive.tsx'),
}

export const WalletSend: LazyView = {
  title: ['walletSend.title', 'Send'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./WalletSend/WalletSend.tsx'),
}

export const WalletSendConfirmed: LazyView = {
  title: ['walletSendConfirmed.title', 'Transaction'],
  size: 'medium',
  load: () => import('./WalletSendConfirmed/WalletSendConfirmed.tsx'),
}

export const WalletSendPreview: LazyView = {
  title: ['walletSendPreview.title', 'Review'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletSendPreview/WalletSendPreview.tsx'),
}

export const WalletSendSelectToken: LazyView = {
  title: ['walletSendSelectToken.title', 'Select token'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletSendSelectToken/WalletSendSelectToken.tsx'),
}

import type { LazyView } from '../modal/views.ts'

// Rows of the views that hold, move or buy money.

export const BuyInProgress: LazyView = {
  title: ['buyInProgress.title', 'Buy'],
  size: 'medium',
  load: () => import('./BuyInProgress/BuyInProgress.tsx'),
}

export const FundWallet: LazyView = {
  title: ['fundWallet.title', 'Add funds'],
  size: 'short',
  load: () => import('./FundWallet/FundWallet.tsx'),
}

export const OnRampActivity: LazyView = {
  title: ['onRampActivity.title', 'Purchases'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./OnRampActivity/OnRampActivity.tsx'),
}

export const OnRampFiatSelect: LazyView = {
  title: ['onRampFiatSelect.title', 'Select currency'],
  size: 'medium',
  load: () => import('./OnRampFiatSelect/OnRampFiatSelect.tsx'),
}

export const OnRampProviders: LazyView = {
  title: ['onRampProviders.title', 'Buy crypto'],
  size: 'tall',
  load: () => import('./OnRampProviders/OnRampProviders.tsx'),
}

export const OnRampTokenSelect: LazyView = {
  title: ['onRampTokenSelect.title', 'Select token'],
  size: 'medium',
  load: () => import('./OnRampTokenSelect/OnRampTokenSelect.tsx'),
}

export const Pay: LazyView = {
  title: ['pay.title', 'How do you want to pay?'],
  size: 'short',
  load: () => import('./Pay/Pay.tsx'),
}

export const PayLoading: LazyView = {
  title: ['payLoading.title', 'Payment status'],
  size: 'medium',
  load: () => import('./PayLoading/PayLoading.tsx'),
}

export const PayQuote: LazyView = {
  title: ['payQuote.title', 'Payment quote'],
  size: 'medium',
  isTitleHidden: true,
  load: () => import('./PayQuote/PayQuote.tsx'),
}

export const Swap: LazyView = {
  title: ['swap.title', 'Swap'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./Swap/Swap.tsx'),
}

export const SwapPreview: LazyView = {
  title: ['swapPreview.title', 'Review swap'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./SwapPreview/SwapPreview.tsx'),
}

export const SwapSelectToken: LazyView = {
  title: ['swapSelectToken.title', 'Select token'],
  size: 'tall',
  withoutData: 'Swap',
  load: () => import('./SwapSelectToken/SwapSelectToken.tsx'),
}

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
  title: ['walletSendConfirmed.title', 'Sent'],
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

export const WhatIsABuy: LazyView = {
  title: ['whatIsABuy.title', 'How buying works'],
  size: 'medium',
  load: () => import('./WhatIsABuy/WhatIsABuy.tsx'),
}

import type { LazyView } from '../modal/views.ts'

// Rows of the views that buy with money.

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

export const WhatIsABuy: LazyView = {
  title: ['whatIsABuy.title', 'How buying works'],
  size: 'medium',
  load: () => import('./WhatIsABuy/WhatIsABuy.tsx'),
}

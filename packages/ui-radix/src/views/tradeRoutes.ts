import type { LazyView } from '../modal/views.ts'

// Rows of the views that swap and pay.

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

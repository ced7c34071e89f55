import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['allWallets.title', 'All wallets'],
  size: 'tall',
}

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['profileWallets.title', 'Wallets'],
  size: 'tall',
}

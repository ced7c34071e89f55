import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['connectWallets.title', 'Choose a wallet'],
  size: 'medium',
}

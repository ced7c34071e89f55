import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['getWallet.title', 'Get a wallet'],
  size: 'short',
}

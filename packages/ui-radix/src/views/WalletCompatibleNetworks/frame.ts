import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['walletCompatibleNetworks.title', 'Networks for this address'],
  size: 'medium',
}

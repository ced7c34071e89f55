import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: (data) =>
    (data as { wallet?: unknown } | undefined)?.wallet
      ? ['connectingExternal.title', '{wallet}']
      : ['connectingWalletConnect.title', 'Connect with a phone'],
  size: 'tall',
}

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectingWalletConnect: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingWalletConnect.tsx'),
  {
    title: (data) =>
      (data as { wallet?: unknown } | undefined)?.wallet
        ? ['connectingExternal.title', '{wallet}']
        : ['connectingWalletConnect.title', 'Connect with a phone'],
    size: 'tall',
  },
)

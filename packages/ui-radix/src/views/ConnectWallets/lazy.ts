import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./ConnectWallets.tsx'), {
  title: ['connectWallets.title', 'Choose a wallet'],
  size: 'medium',
})

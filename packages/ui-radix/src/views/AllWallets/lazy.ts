import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const AllWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./AllWallets.tsx'), {
  title: ['allWallets.title', 'All wallets'],
  size: 'tall',
})

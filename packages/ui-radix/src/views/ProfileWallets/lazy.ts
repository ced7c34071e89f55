import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ProfileWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./ProfileWallets.tsx'), {
  title: ['profileWallets.title', 'Wallets'],
  size: 'tall',
})

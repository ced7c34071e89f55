import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const GetWallet: LazyView = /* @__PURE__ */ lazyView(() => import('./GetWallet.tsx'), {
  title: ['getWallet.title', 'Get a wallet'],
  size: 'short',
})

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Transactions: LazyView = /* @__PURE__ */ lazyView(() => import('./Transactions.tsx'), {
  title: ['transactions.title', 'Activity'],
  size: 'tall',
})

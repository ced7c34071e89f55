import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Account: LazyView = /* @__PURE__ */ lazyView(() => import('./Account.tsx'), {
  title: ['account.title', 'Your account'],
  isTitleHidden: true,
  size: 'tall',
})

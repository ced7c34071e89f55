import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Downloads: LazyView = /* @__PURE__ */ lazyView(() => import('./Downloads.tsx'), {
  title: ['downloads.title', 'Get {wallet}'],
  size: 'short',
})

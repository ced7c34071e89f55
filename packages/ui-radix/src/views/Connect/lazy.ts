import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Connect: LazyView = /* @__PURE__ */ lazyView(() => import('./Connect.tsx'), {
  title: ['connect.title', 'Connect wallet'],
  size: 'medium',
})

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SmartSessionList: LazyView = /* @__PURE__ */ lazyView(() => import('./SmartSessionList.tsx'), {
  title: ['smartSessionList.title', 'Smart sessions'],
  tag: ['badge.beta', 'Beta'],
  size: 'medium',
})

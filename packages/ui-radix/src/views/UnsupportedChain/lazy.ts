import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const UnsupportedChain: LazyView = /* @__PURE__ */ lazyView(() => import('./UnsupportedChain.tsx'), {
  title: ['unsupportedChain.title', 'Switch network'],
  size: 'medium',
})

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SwitchActiveChain: LazyView = /* @__PURE__ */ lazyView(() => import('./SwitchActiveChain.tsx'), {
  title: ['switchActiveChain.title', 'Switch chain'],
  size: 'short',
})

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Networks: LazyView = /* @__PURE__ */ lazyView(() => import('./Networks.tsx'), {
  title: ['networks.title', 'Choose a network'],
  size: 'medium',
})

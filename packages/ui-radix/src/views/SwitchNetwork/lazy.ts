import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SwitchNetwork: LazyView = /* @__PURE__ */ lazyView(() => import('./SwitchNetwork.tsx'), {
  title: ['switchNetwork.title', '{network}'],
  size: 'short',
})

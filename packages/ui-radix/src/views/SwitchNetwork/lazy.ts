import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SwitchNetwork: LazyView = /* @__PURE__ */ lazyView(() => import('./SwitchNetwork.tsx'), {
  title: (data) =>
    data ? ['switchNetwork.title', '{network}'] : ['unsupportedChain.title', 'Switch network'],
  size: 'short',
})

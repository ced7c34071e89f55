import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectingMultiChain: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingMultiChain.tsx'),
  { title: ['connectingMultiChain.title', 'Choose a chain'], size: 'medium' },
)

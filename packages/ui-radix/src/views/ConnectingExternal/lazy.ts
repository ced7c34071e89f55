import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectingExternal: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingExternal.tsx'),
  {
    title: (data) => (data ? ['connectingExternal.title', '{wallet}'] : ['connect.title', 'Connect wallet']),
    size: 'short',
  },
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectingExternal: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingExternal.tsx'),
  {
    title: ['connectingExternal.title', '{wallet}'],
    size: 'short',
  },
)

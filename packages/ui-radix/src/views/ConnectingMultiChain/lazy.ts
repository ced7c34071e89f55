import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectingMultiChain: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingMultiChain.tsx'),
  frame,
)

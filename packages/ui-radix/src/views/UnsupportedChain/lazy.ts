import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const UnsupportedChain: LazyView = /* @__PURE__ */ lazyView(
  () => import('./UnsupportedChain.tsx'),
  frame,
)

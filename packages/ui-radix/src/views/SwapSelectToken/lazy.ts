import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SwapSelectToken: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SwapSelectToken.tsx'),
  frame,
)

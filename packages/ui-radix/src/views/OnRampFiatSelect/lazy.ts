import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const OnRampFiatSelect: LazyView = /* @__PURE__ */ lazyView(
  () => import('./OnRampFiatSelect.tsx'),
  frame,
)

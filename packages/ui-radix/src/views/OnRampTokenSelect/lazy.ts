import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const OnRampTokenSelect: LazyView = /* @__PURE__ */ lazyView(
  () => import('./OnRampTokenSelect.tsx'),
  frame,
)

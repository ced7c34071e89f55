import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SwitchActiveChain: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SwitchActiveChain.tsx'),
  frame,
)

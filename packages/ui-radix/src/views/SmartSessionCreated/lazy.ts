import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SmartSessionCreated: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SmartSessionCreated.tsx'),
  frame,
)

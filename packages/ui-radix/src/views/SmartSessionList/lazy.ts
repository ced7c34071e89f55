import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SmartSessionList: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SmartSessionList.tsx'),
  frame,
)

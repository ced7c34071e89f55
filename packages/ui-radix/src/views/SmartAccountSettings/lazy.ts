import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SmartAccountSettings: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SmartAccountSettings.tsx'),
  frame,
)

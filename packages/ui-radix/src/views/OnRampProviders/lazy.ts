import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const OnRampProviders: LazyView = /* @__PURE__ */ lazyView(
  () => import('./OnRampProviders.tsx'),
  frame,
)

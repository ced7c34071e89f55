import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectingSocial: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingSocial.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectingFarcaster: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingFarcaster.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const EmailVerifyDevice: LazyView = /* @__PURE__ */ lazyView(
  () => import('./EmailVerifyDevice.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const UpdateEmailSecondaryOtp: LazyView = /* @__PURE__ */ lazyView(
  () => import('./UpdateEmailSecondaryOtp.tsx'),
  frame,
)

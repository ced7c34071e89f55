import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const UpdateEmailPrimaryOtp: LazyView = /* @__PURE__ */ lazyView(
  () => import('./UpdateEmailPrimaryOtp.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const EmailVerifyOtp: LazyView = /* @__PURE__ */ lazyView(() => import('./EmailVerifyOtp.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const RegisterAccountNameSuccess: LazyView = /* @__PURE__ */ lazyView(
  () => import('./RegisterAccountNameSuccess.tsx'),
  frame,
)

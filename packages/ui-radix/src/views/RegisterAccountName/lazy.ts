import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const RegisterAccountName: LazyView = /* @__PURE__ */ lazyView(
  () => import('./RegisterAccountName.tsx'),
  frame,
)

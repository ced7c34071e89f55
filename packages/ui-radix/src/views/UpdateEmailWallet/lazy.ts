import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const UpdateEmailWallet: LazyView = /* @__PURE__ */ lazyView(
  () => import('./UpdateEmailWallet.tsx'),
  frame,
)

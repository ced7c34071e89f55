import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ApproveTransaction: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ApproveTransaction.tsx'),
  frame,
)

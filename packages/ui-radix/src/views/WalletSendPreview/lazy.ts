import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletSendPreview: LazyView = /* @__PURE__ */ lazyView(
  () => import('./WalletSendPreview.tsx'),
  frame,
)

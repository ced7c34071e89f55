import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletSendConfirmed: LazyView = /* @__PURE__ */ lazyView(
  () => import('./WalletSendConfirmed.tsx'),
  frame,
)

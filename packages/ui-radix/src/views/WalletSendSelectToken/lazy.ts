import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletSendSelectToken: LazyView = /* @__PURE__ */ lazyView(
  () => import('./WalletSendSelectToken.tsx'),
  frame,
)

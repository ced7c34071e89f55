import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectingWalletConnect: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingWalletConnect.tsx'),
  frame,
)

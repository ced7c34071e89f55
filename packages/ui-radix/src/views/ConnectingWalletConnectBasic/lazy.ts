import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectingWalletConnectBasic: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingWalletConnectBasic.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletCompatibleNetworks: LazyView = /* @__PURE__ */ lazyView(
  () => import('./WalletCompatibleNetworks.tsx'),
  frame,
)

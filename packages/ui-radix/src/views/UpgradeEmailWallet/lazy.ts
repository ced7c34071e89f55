import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const UpgradeEmailWallet: LazyView = /* @__PURE__ */ lazyView(
  () => import('./UpgradeEmailWallet.tsx'),
  frame,
)

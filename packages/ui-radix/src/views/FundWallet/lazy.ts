import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const FundWallet: LazyView = /* @__PURE__ */ lazyView(() => import('./FundWallet.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const GetWallet: LazyView = /* @__PURE__ */ lazyView(() => import('./GetWallet.tsx'), frame)

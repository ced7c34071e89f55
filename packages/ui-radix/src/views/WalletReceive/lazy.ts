import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletReceive: LazyView = /* @__PURE__ */ lazyView(() => import('./WalletReceive.tsx'), frame)

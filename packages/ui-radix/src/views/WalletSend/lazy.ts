import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WalletSend: LazyView = /* @__PURE__ */ lazyView(() => import('./WalletSend.tsx'), frame)

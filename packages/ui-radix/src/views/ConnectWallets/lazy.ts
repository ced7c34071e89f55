import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./ConnectWallets.tsx'), frame)

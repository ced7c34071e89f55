import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const AllWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./AllWallets.tsx'), frame)

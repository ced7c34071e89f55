import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ProfileWallets: LazyView = /* @__PURE__ */ lazyView(() => import('./ProfileWallets.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const BuyInProgress: LazyView = /* @__PURE__ */ lazyView(() => import('./BuyInProgress.tsx'), frame)

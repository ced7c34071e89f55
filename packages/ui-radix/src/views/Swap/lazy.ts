import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const Swap: LazyView = /* @__PURE__ */ lazyView(() => import('./Swap.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const Pay: LazyView = /* @__PURE__ */ lazyView(() => import('./Pay.tsx'), frame)

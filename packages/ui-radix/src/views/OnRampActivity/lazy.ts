import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const OnRampActivity: LazyView = /* @__PURE__ */ lazyView(() => import('./OnRampActivity.tsx'), frame)

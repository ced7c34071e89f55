import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const Networks: LazyView = /* @__PURE__ */ lazyView(() => import('./Networks.tsx'), frame)

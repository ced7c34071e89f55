import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const Downloads: LazyView = /* @__PURE__ */ lazyView(() => import('./Downloads.tsx'), frame)

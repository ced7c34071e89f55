import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SwapPreview: LazyView = /* @__PURE__ */ lazyView(() => import('./SwapPreview.tsx'), frame)

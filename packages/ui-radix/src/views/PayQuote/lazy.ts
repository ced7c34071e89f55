import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const PayQuote: LazyView = /* @__PURE__ */ lazyView(() => import('./PayQuote.tsx'), frame)

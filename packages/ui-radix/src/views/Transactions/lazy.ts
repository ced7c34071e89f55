import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const Transactions: LazyView = /* @__PURE__ */ lazyView(() => import('./Transactions.tsx'), frame)

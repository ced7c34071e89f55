import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const PayLoading: LazyView = /* @__PURE__ */ lazyView(() => import('./PayLoading.tsx'), frame)

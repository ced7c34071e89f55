import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ChooseAccountName: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ChooseAccountName.tsx'),
  frame,
)

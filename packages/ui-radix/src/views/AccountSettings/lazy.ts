import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const AccountSettings: LazyView = /* @__PURE__ */ lazyView(
  () => import('./AccountSettings.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SIWXSignMessage: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SIWXSignMessage.tsx'),
  frame,
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const EmailLogin: LazyView = /* @__PURE__ */ lazyView(() => import('./EmailLogin.tsx'), frame)

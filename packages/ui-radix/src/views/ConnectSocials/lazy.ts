import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const ConnectSocials: LazyView = /* @__PURE__ */ lazyView(() => import('./ConnectSocials.tsx'), frame)

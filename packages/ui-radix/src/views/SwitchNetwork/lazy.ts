import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const SwitchNetwork: LazyView = /* @__PURE__ */ lazyView(() => import('./SwitchNetwork.tsx'), frame)

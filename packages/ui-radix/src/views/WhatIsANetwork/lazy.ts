import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WhatIsANetwork: LazyView = /* @__PURE__ */ lazyView(() => import('./WhatIsANetwork.tsx'), frame)

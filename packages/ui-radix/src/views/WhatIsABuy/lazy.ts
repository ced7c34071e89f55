import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WhatIsABuy: LazyView = /* @__PURE__ */ lazyView(() => import('./WhatIsABuy.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'
import { frame } from './frame.ts'

export const WhatIsAWallet: LazyView = /* @__PURE__ */ lazyView(() => import('./WhatIsAWallet.tsx'), frame)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const WhatIsAWallet: LazyView = /* @__PURE__ */ lazyView(() => import('./WhatIsAWallet.tsx'), {
  title: ['whatIsAWallet.title', 'What is a wallet?'],
  size: 'medium',
})

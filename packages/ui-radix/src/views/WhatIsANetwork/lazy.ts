import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const WhatIsANetwork: LazyView = /* @__PURE__ */ lazyView(() => import('./WhatIsANetwork.tsx'), {
  title: ['whatIsANetwork.title', 'What is a network?'],
  size: 'short',
})

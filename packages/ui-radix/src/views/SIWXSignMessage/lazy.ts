import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SIWXSignMessage: LazyView = /* @__PURE__ */ lazyView(() => import('./SIWXSignMessage.tsx'), {
  title: ['siwx.header', 'Sign in'],
  size: 'medium',
})

import type { Routes } from '@foyer/headless'
import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const Connect: LazyView = /* @__PURE__ */ lazyView(() => import('./Connect.tsx'), {
  title: (data) =>
    (data as Routes['Connect'])?.addWalletForNamespace
      ? ['connect.title.add', 'Add wallet']
      : ['connect.title', 'Connect wallet'],
  size: 'medium',
})

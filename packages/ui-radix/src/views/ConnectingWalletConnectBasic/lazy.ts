import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const ConnectingWalletConnectBasic: LazyView = /* @__PURE__ */ lazyView(
  () => import('./ConnectingWalletConnectBasic.tsx'),
  { title: ['connect.title', 'Connect wallet'], size: 'tall' },
)

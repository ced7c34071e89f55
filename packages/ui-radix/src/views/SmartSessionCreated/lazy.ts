import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const SmartSessionCreated: LazyView = /* @__PURE__ */ lazyView(
  () => import('./SmartSessionCreated.tsx'),
  { title: ['smartSessionCreated.title', 'Session created'], isTitleHidden: true, size: 'short' },
)

import { type LazyView, lazyView } from '../../modal/lazyView.ts'

export const AccountSettings: LazyView = /* @__PURE__ */ lazyView(() => import('./AccountSettings.tsx'), {
  title: ['accountSettings.title', 'Account settings'],
  isTitleHidden: true,
})

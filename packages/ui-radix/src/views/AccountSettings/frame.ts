import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['accountSettings.title', 'Account settings'],
  isTitleHidden: true,
}

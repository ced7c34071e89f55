import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['chooseAccountName.title', 'Account name'],
  isTitleHidden: true,
  size: 'short',
}

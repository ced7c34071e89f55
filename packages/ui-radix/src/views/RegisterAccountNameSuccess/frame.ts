import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['registerAccountNameSuccess.title', 'Name registered'],
  isTitleHidden: true,
  size: 'short',
}

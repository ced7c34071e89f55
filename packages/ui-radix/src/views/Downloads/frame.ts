import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['downloads.title', 'Get {wallet}'],
  size: 'short',
}

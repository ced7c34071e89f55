import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['transactions.title', 'Activity'],
  size: 'tall',
}

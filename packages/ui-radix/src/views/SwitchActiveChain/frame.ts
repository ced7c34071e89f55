import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['switchActiveChain.title', 'Switch chain'],
  size: 'short',
}

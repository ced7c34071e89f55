import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['connectingMultiChain.title', 'Choose a chain'],
  size: 'medium',
}

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['unsupportedChain.title', 'Switch network'],
  size: 'medium',
}

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['whatIsANetwork.title', 'What is a network?'],
  size: 'short',
}

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['networks.title', 'Choose a network'],
  size: 'medium',
}

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['updateEmail.secondary.title', 'Confirm new email'],
  size: 'medium',
}

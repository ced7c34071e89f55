import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['updateEmail.primary.title', 'Confirm current email'],
  size: 'medium',
}

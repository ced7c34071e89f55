import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['siwx.header', 'Sign in'],
  size: 'medium',
}

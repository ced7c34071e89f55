import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['connectingSocial.title', 'Social login'], size: 'short' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['pay.title', 'How do you want to pay?'], size: 'short' }

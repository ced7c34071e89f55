import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['updateEmail.title', 'Change email'], size: 'short' }

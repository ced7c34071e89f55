import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['onRampActivity.title', 'Purchases'], size: 'tall' }

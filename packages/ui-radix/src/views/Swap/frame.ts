import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['swap.title', 'Swap'], size: 'medium' }

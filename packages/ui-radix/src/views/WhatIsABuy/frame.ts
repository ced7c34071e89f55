import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['whatIsABuy.title', 'How buying works'], size: 'medium' }

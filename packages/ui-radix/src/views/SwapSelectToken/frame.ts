import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['swapSelectToken.title', 'Select token'], size: 'tall' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['fundWallet.title', 'Add funds'], size: 'short' }

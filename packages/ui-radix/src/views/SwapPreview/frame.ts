import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['swapPreview.title', 'Review swap'], size: 'tall' }

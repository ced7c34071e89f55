import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['onRampFiatSelect.title', 'Select currency'], size: 'medium' }

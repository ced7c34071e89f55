import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['onRampTokenSelect.title', 'Select token'], size: 'medium' }

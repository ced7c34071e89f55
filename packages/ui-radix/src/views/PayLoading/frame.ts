import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['payLoading.title', 'Payment status'], size: 'medium' }

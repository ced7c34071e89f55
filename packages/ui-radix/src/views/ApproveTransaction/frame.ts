import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['approve.title', 'Approve request'], size: 'tall' }

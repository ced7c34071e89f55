import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['smartAccount.title', 'Smart account'], size: 'medium' }

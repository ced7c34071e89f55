import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['buyInProgress.title', 'Buy'], size: 'medium' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['walletReceive.title', 'Receive'], size: 'tall' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['walletSend.title', 'Send'], size: 'medium' }

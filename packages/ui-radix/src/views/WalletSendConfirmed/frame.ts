import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['walletSendConfirmed.title', 'Sent'], size: 'medium' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['walletSendSelectToken.title', 'Select token'], size: 'tall' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['walletSendPreview.title', 'Review'], size: 'tall' }

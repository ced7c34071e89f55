import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['connect.title', 'Connect wallet'], size: 'tall' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['connectingFarcaster.title', 'Farcaster'], size: 'tall' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['upgradeEmail.title', 'Upgrade your wallet'], size: 'short' }

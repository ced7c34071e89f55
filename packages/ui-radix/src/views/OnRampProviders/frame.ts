import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['onRampProviders.title', 'Choose a provider'], size: 'tall' }

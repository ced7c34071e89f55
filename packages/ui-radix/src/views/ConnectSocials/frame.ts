import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['connectSocials.title', 'All social logins'], size: 'tall' }

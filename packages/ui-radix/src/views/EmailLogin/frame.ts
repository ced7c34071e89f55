import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['emailLogin.title', 'Email login'], size: 'short' }

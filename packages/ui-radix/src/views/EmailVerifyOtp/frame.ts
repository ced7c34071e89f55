import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['otp.title', 'Confirm your email'], size: 'medium' }

import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = { title: ['device.title', 'Approve this device'], size: 'medium' }

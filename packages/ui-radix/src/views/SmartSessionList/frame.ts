import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['smartSessionList.title', 'Smart sessions'],
  tag: ['badge.beta', 'Beta'],
  size: 'medium',
}

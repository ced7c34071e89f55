import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['smartSessionCreated.title', 'Session created'],
  isTitleHidden: true,
  size: 'short',
}

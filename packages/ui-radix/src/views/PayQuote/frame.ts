import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['payQuote.title', 'Payment quote'],
  size: 'medium',
  isTitleHidden: true,
}

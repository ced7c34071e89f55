import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: ['whatIsAWallet.title', 'What is a wallet?'],
  size: 'medium',
}

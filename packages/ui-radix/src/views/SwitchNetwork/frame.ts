import type { LazyViewOptions } from '../../modal/lazyView.ts'

export const frame: LazyViewOptions = {
  title: (data) =>
    data ? ['switchNetwork.title', '{network}'] : ['unsupportedChain.title', 'Switch network'],
  size: 'short',
}

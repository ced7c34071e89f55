import { canGoBack, type RouterState } from '@foyer/headless'

export type HeaderStartKind = 'network' | 'back' | 'help' | 'none'

/** What stands at the start of the header. First match wins (views §1.3). */
export function headerStart(facts: {
  readonly router: Pick<RouterState, 'view' | 'history'>
  readonly isInline: boolean
  readonly isNetworkSwitchEnabled: boolean
}): HeaderStartKind {
  const { view } = facts.router
  if (view === 'Account' && facts.isNetworkSwitchEnabled) return 'network'
  if (canGoBack(facts)) return 'back'
  return view === 'Connect' ? 'help' : 'none'
}

/** What fills the placeholders of a title: the wallet or network that the view is about. */
export function titleValues(data: unknown): Readonly<Record<string, string>> {
  const { wallet, connector, network } = (data ?? {}) as Partial<Record<string, { readonly name?: string }>>
  return { wallet: wallet?.name ?? connector?.name ?? '', network: network?.name ?? '' }
}

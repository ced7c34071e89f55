import { canGoBack, type RouteName, type RouterState, type SiwxStatus } from '@foyer/headless'

export type HeaderStartKind = 'network' | 'back' | 'help' | 'none'

/** The control at the start of the header. First match wins (docs/spec/views.md §1.3). */
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

/** Values for the placeholders of a title: names of the wallet and the network in the route's data. */
export function titleValues(data: unknown): Readonly<Record<string, string>> {
  const { wallet, connector, network } = (data ?? {}) as Partial<Record<string, { readonly name?: string }>>
  return { wallet: wallet?.name ?? connector?.name ?? '', network: network?.name ?? '' }
}

/** Whether the modal is an alert dialog: a sign-in is required and not done yet (docs/spec/views.md §8). */
export const isAlert = (facts: {
  readonly view: RouteName
  readonly isRequired: boolean
  readonly status: SiwxStatus
}): boolean =>
  (facts.view === 'SIWXSignMessage' || facts.view === 'ConnectingSiwe') &&
  facts.isRequired &&
  facts.status !== 'idle' &&
  facts.status !== 'signed-in'

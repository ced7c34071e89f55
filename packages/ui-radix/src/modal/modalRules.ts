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

/**
 * Time in which a visitor sees that a view has changed and decides to press again. The clicks of a double click are 100 to
 * 200 ms apart, those of a hand that steps back and looks 300 ms and more.
 */
const REACTION_MS = 250

/** Whether a click is the rest of a double click on a view that is gone. First match wins. */
export function isRepeated(facts: {
  /** The browser counts it as a second click at one place, or it is the second tap of a double tap. */
  readonly isSecond: boolean
  /** It or the click before is in a modal. */
  readonly isOfModal: boolean
  /** It is on the control of the click before. */
  readonly isSameControl: boolean
  /** The view of the last click that counted is still shown. */
  readonly isSameView: boolean
  /** Milliseconds between the last click that counted and this press. */
  readonly elapsed: number
}): boolean {
  if (!facts.isSecond || !facts.isOfModal) return false
  // However long it took: the visitor may not have seen that something else is under the pointer.
  if (!facts.isSameControl) return true
  return !facts.isSameView && facts.elapsed < REACTION_MS
}

import { canGoBack, type RouteName, type RouterState, type SiwxStatus } from '@foyer/headless'

export type HeaderStartKind = 'network' | 'back' | 'help' | 'none'

/** The control at the start of the header. First match wins (docs/spec/views.md §1.3). */
export function headerStart(facts: {
  readonly router: Pick<RouterState, 'view' | 'history'>
  readonly isInline: boolean
  readonly isNetworkSwitchEnabled: boolean
  /** The app has the view that explains wallets. */
  readonly hasHelp: boolean
}): HeaderStartKind {
  const { view } = facts.router
  if (view === 'Account' && facts.isNetworkSwitchEnabled) return 'network'
  if (canGoBack(facts)) return 'back'
  return view === 'Connect' && facts.hasHelp ? 'help' : 'none'
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

/** Whether the view has a description, which a screen reader reads with the title of the dialog. */
export const hasDescription = (facts: { readonly view: RouteName; readonly isAlert: boolean }): boolean =>
  facts.isAlert || facts.view === 'ReviewRequest'

/** Whether a screen reader has not read the title of a new view with the focus. */
export const isTitleUnread = (facts: {
  /** It is the first view since the modal opened. */
  readonly isFirst: boolean
  /** The view was loading: a placeholder was read in place of the title. */
  readonly wasPending: boolean
  /** The focus is in the modal. An inline modal does not take it with the first view. */
  readonly hasFocus: boolean
  /** The title was read with the focus. */
  readonly isRead: boolean
}): boolean => (facts.isFirst ? facts.wasPending && facts.hasFocus : facts.wasPending || !facts.isRead)

/**
 * Time that a visitor needs to see a new view and press again. The clicks of a double click are 100 to 200 ms apart,
 * clicks of a visitor who looks in between 300 ms or more.
 */
const REACTION_MS = 250

/** Whether a click is the second half of a double click whose view is gone. First match wins. */
export function isRepeated(facts: {
  /** The browser counts the click as the second of a double click, or it is the second tap of a double tap. */
  readonly isSecond: boolean
  /** The click or the previous one is in a modal. */
  readonly isOfModal: boolean
  /** The click is on the same control as the previous one. */
  readonly isSameControl: boolean
  /** The view of the last click that was not ignored is still shown. */
  readonly isSameView: boolean
  /** Milliseconds from the last click that was not ignored to this press. */
  readonly elapsed: number
}): boolean {
  if (!facts.isSecond || !facts.isOfModal) return false
  // After any time: the visitor may not have seen that another control is under the pointer.
  if (!facts.isSameControl) return true
  return !facts.isSameView && facts.elapsed < REACTION_MS
}

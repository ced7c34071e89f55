/** Where a failed sign-in is shown: on the view that is there, or on the view that is opened again (docs/spec/core.md §14.3). */
export const shouldReopen = (facts: { readonly isOpen: boolean; readonly view: string }): boolean =>
  !facts.isOpen || facts.view === 'ApproveTransaction'

/** Views that wait for a sign-in to be decided (docs/spec/views.md §2.1), or for it. */
const waiting: readonly string[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ConnectingMultiChain',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'SIWXSignMessage',
  'ConnectingSiwe',
]

/** What the modal does once it is known whether a session is kept. */
export function afterCheck(facts: {
  readonly hasSession: boolean
  readonly isOpen: boolean
  readonly view: string
}): 'ask' | 'close' | 'nothing' {
  if (!facts.hasSession) return 'ask'
  return facts.isOpen && waiting.includes(facts.view) ? 'close' : 'nothing'
}

export const isSignInView = (view: string): boolean => view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

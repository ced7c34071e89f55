/** Whether a failed sign-in reopens its view, or shows in the current one (docs/spec/core.md §14.3). */
export const shouldReopen = (facts: { readonly isOpen: boolean; readonly view: string }): boolean =>
  !facts.isOpen || facts.view === 'ApproveTransaction'

/** Views that wait for a sign-in, or for its outcome (docs/spec/views.md §2.1). */
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

/** Decision after stored sessions are read. */
export function afterCheck(facts: {
  readonly hasSession: boolean
  readonly isOpen: boolean
  readonly view: string
}): 'ask' | 'close' | 'nothing' {
  if (!facts.hasSession) return 'ask'
  return facts.isOpen && waiting.includes(facts.view) ? 'close' : 'nothing'
}

export const isSignInView = (view: string): boolean => view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { FoyerEvent } from '../core/events.ts'
import type { RouteName, RouterState } from './types.ts'

export type OpeningFacts = {
  /** The given namespace differs from the current one. */
  readonly isOtherNamespace: boolean
  /** The given namespace has a network. */
  readonly hasNetwork: boolean
  readonly hasAdapters: boolean
  /** An address exists for the given namespace, else for the current one. */
  readonly hasAddress: boolean
  readonly isMobile: boolean
  readonly isManualWalletConnect: boolean
  /** The wallet is on an unconfigured network, and the options require a switch. */
  readonly isSwitchRequired: boolean
  readonly requestedView: RouteName | undefined
}

export type OpeningDecision =
  /** Switch to the other namespace's network first (without adapters: then show the QR code). */
  | { readonly kind: 'switchNamespace'; readonly next: 'decide' | 'ConnectingWalletConnectBasic' }
  | { readonly kind: 'untouched' }
  | { readonly kind: 'view'; readonly view: RouteName; readonly isRequested: boolean }

/** View of an opening. First match wins (docs/spec/core.md §1.2). */
export function chooseOpeningView(facts: OpeningFacts): OpeningDecision {
  if (facts.isOtherNamespace && !facts.hasNetwork) return { kind: 'untouched' }
  if (facts.isOtherNamespace) {
    return { kind: 'switchNamespace', next: facts.hasAdapters ? 'decide' : 'ConnectingWalletConnectBasic' }
  }
  if (facts.isManualWalletConnect || (!facts.hasAdapters && !facts.hasAddress)) {
    return {
      kind: 'view',
      view: facts.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic',
      isRequested: false,
    }
  }
  if (facts.isSwitchRequired) return { kind: 'view', view: 'UnsupportedChain', isRequested: false }
  if (facts.requestedView !== undefined) return { kind: 'view', view: facts.requestedView, isRequested: true }
  return { kind: 'view', view: facts.hasAddress ? 'Account' : 'Connect', isRequested: false }
}

/** Whether the visitor may close, or the modal shakes (docs/spec/core.md §1.3, docs/spec/views.md §1.7). */
export function canClose(facts: {
  readonly view: RouteName
  readonly history: readonly RouteName[]
  /** The wallet is on an unconfigured network, and the options require a switch. */
  readonly isSwitchRequired: boolean
  /** UnsupportedChain was opened by a swap, which only the swap does not support. */
  readonly isSwapOnly: boolean
  /** A sign-in is required and there is no session yet. */
  readonly isSignInPending: boolean
}): boolean {
  const { view, history } = facts
  if (facts.isSwitchRequired && !facts.isSwapOnly) {
    if (view === 'UnsupportedChain') return false
    if (view === 'SwitchNetwork' && history.includes('UnsupportedChain')) return false
  }
  const isGuarded = view === 'SIWXSignMessage' || view === 'ConnectingSiwe' || view === 'ApproveTransaction'
  return !(isGuarded && facts.isSignInPending)
}

/**
 * Decision when the visitor closes: close, shake, or the required sign-in, so that no visitor is connected without a
 * session behind a closed modal (docs/spec/checklist.md §2).
 */
export function decideClose(
  facts: Parameters<typeof canClose>[0] & { readonly isOpen: boolean; readonly isSignInOwed: boolean },
): 'close' | 'shake' | 'signIn' {
  if (!canClose(facts)) return 'shake'
  return facts.isOpen && facts.isSignInOwed ? 'signIn' : 'close'
}

/** View after closing: Connect; inline, the account of a connected visitor. */
export const viewAfterClose = (facts: {
  readonly isInline: boolean
  readonly isConnected: boolean
}): RouteName => (facts.isInline && facts.isConnected ? 'Account' : 'Connect')

/**
 * Whether the back button is shown (docs/spec/views.md §1.3).
 *
 * @example
 * ```ts
 * import { canGoBack } from '@foyer/headless'
 * canGoBack({ router: { view: 'AllWallets', history: ['Connect', 'AllWallets'] }, isInline: false }) // true
 * ```
 */
export function canGoBack(facts: {
  readonly router: Pick<RouterState, 'view' | 'history'>
  readonly isInline: boolean
}): boolean {
  const { view, history } = facts.router
  if (history.length <= 1) return false
  if (view === 'ApproveTransaction' || view === 'ConnectingSiwe' || view === 'SIWXSignMessage') return false
  return !(view === 'Connect' && facts.isInline)
}

/** Network for an opening with a namespace: the current one of the namespace, else its first. */
export const networkOfNamespace = (
  networks: readonly CaipNetwork[],
  current: CaipNetwork | undefined,
  namespace: ChainNamespace,
): CaipNetwork | undefined => current ?? networks.find(({ chainNamespace }) => chainNamespace === namespace)

/** Event of navigating to a view; `undefined` for views without one. */
export function eventOfRoute(
  view: RouteName,
  facts: { readonly isSmartAccount: boolean; readonly network: CaipNetworkId },
): FoyerEvent | undefined {
  const { isSmartAccount } = facts
  if (view === 'Networks') return { event: 'CLICK_NETWORKS' }
  if (view === 'WhatIsAWallet') return { event: 'CLICK_WALLET_HELP' }
  if (view === 'WhatIsANetwork') return { event: 'CLICK_NETWORK_HELP' }
  if (view === 'GetWallet') return { event: 'CLICK_GET_WALLET_HELP' }
  if (view === 'AllWallets') return { event: 'CLICK_ALL_WALLETS' }
  if (view === 'ChooseAccountName') return { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount } }
  if (view === 'OnRampProviders') return { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount } }
  if (view === 'WhatIsABuy') return { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount } }
  if (view === 'Transactions') return { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } }
  return view === 'WalletSend' ? { event: 'OPEN_SEND', properties: facts } : undefined
}

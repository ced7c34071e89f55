import type { CaipNetwork, ChainNamespace } from '@foyer/chains'
import type { FoyerEvent } from '../core/events.ts'
import type { RouteName, RouterState } from './types.ts'

export type OpeningFacts = {
  /** The named family differs from the one in use. */
  readonly isOtherNamespace: boolean
  /** The named family has a network to go to. */
  readonly hasNetwork: boolean
  readonly hasAdapters: boolean
  /** An address exists for the named family, else for the one in use. */
  readonly hasAddress: boolean
  readonly isMobile: boolean
  readonly isManualWalletConnect: boolean
  readonly requestedView: RouteName | undefined
}

export type OpeningDecision =
  /** Go to the other family's network first (without adapters: then show the pairing code). */
  | { readonly kind: 'switchFamily'; readonly next: 'decide' | 'ConnectingWalletConnectBasic' }
  | { readonly kind: 'untouched' }
  | { readonly kind: 'view'; readonly view: RouteName; readonly isRequested: boolean }

/** Which view an opening shows. First match wins (docs/spec/core.md §1.2). */
export function chooseOpeningView(facts: OpeningFacts): OpeningDecision {
  if (facts.isOtherNamespace && !facts.hasNetwork) return { kind: 'untouched' }
  if (facts.isOtherNamespace) {
    return { kind: 'switchFamily', next: facts.hasAdapters ? 'decide' : 'ConnectingWalletConnectBasic' }
  }
  if (facts.isManualWalletConnect || (!facts.hasAdapters && !facts.hasAddress)) {
    return {
      kind: 'view',
      view: facts.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic',
      isRequested: false,
    }
  }
  if (facts.requestedView !== undefined) return { kind: 'view', view: facts.requestedView, isRequested: true }
  return { kind: 'view', view: facts.hasAddress ? 'Account' : 'Connect', isRequested: false }
}

/** Whether the visitor may close, or the modal shakes its head (docs/spec/core.md §1.3, docs/spec/views.md §1.7). */
export function canClose(facts: {
  readonly view: RouteName
  readonly history: readonly RouteName[]
  /** The swap case of UnsupportedChain may be closed: only a swap is refused there, not the whole app. */
  readonly isSwapOnly: boolean
  /** A sign-in is required and there is no session yet. */
  readonly isSignInPending: boolean
}): boolean {
  const { view, history } = facts
  if (!facts.isSwapOnly) {
    if (view === 'UnsupportedChain') return false
    if (view === 'SwitchNetwork' && history.includes('UnsupportedChain')) return false
  }
  const isGuarded = view === 'SIWXSignMessage' || view === 'ConnectingSiwe' || view === 'ApproveTransaction'
  return !(isGuarded && facts.isSignInPending)
}

/**
 * What a visitor who wants to close gets: a shake, or the sign-in that they owe when they look at something else
 * meanwhile: nobody is connected, without a session, behind a modal that has closed (docs/spec/checklist.md §2).
 */
export function decideClose(
  facts: Parameters<typeof canClose>[0] & { readonly isOpen: boolean; readonly isSignInOwed: boolean },
): 'close' | 'shake' | 'signIn' {
  if (!canClose(facts)) return 'shake'
  return facts.isOpen && facts.isSignInOwed ? 'signIn' : 'close'
}

/** What closing leaves behind: Connect; inline, the account of a visitor who is connected. */
export const viewAfterClose = (facts: {
  readonly isInline: boolean
  readonly isConnected: boolean
}): RouteName => (facts.isInline && facts.isConnected ? 'Account' : 'Connect')

/** Whether the modal closes by itself because the account left (docs/spec/core.md §1.4). */
export const shouldCloseForAccount = (facts: {
  readonly hadAddress: boolean
  readonly hasAddress: boolean
  readonly isSwitchingFamily: boolean
  readonly view: RouteName
}): boolean =>
  facts.hadAddress && !facts.hasAddress && !facts.isSwitchingFamily && facts.view !== 'ProfileWallets'

/** Whether a changed network takes the visitor back from where it was asked for. */
export const shouldGoBackForNetwork = (facts: {
  readonly view: RouteName
  readonly isInline: boolean
}): boolean => facts.view === 'UnsupportedChain' || (facts.isInline && facts.view === 'SwitchNetwork')

/** Whether the way back is offered (docs/spec/views.md §1.3). */
export function canGoBack(facts: {
  readonly router: Pick<RouterState, 'view' | 'history'>
  readonly isInline: boolean
}): boolean {
  const { view, history } = facts.router
  if (history.length <= 1) return false
  if (view === 'ApproveTransaction' || view === 'ConnectingSiwe' || view === 'SIWXSignMessage') return false
  return !(view === 'Connect' && facts.isInline)
}

/** Where opening for a family goes: its current network, else its first. */
export const networkOfNamespace = (
  networks: readonly CaipNetwork[],
  current: CaipNetwork | undefined,
  namespace: ChainNamespace,
): CaipNetwork | undefined => current ?? networks.find(({ chainNamespace }) => chainNamespace === namespace)

/** What is told when a visitor goes to a view; `undefined` for views that are only passed through. */
export function eventOfRoute(
  view: RouteName,
  { isSmartAccount }: { readonly isSmartAccount: boolean },
): FoyerEvent | undefined {
  if (view === 'Networks') return { event: 'CLICK_NETWORKS' }
  if (view === 'WhatIsAWallet') return { event: 'CLICK_WALLET_HELP' }
  if (view === 'WhatIsANetwork') return { event: 'CLICK_NETWORK_HELP' }
  if (view === 'GetWallet') return { event: 'CLICK_GET_WALLET_HELP' }
  if (view === 'AllWallets') return { event: 'CLICK_ALL_WALLETS' }
  if (view === 'ChooseAccountName') return { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount } }
  if (view === 'OnRampProviders') return { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount } }
  if (view === 'WhatIsABuy') return { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount } }
  if (view === 'Transactions') return { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } }
  return undefined
}

const swapRoutes: ReadonlySet<string> = new Set([
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  // The embedded wallet shows there what it is asked.
  'ApproveTransaction',
])

/** Whether the views of a swap are left (docs/spec/api.md §8.4). */
export const isSwapLeft = (before: string, now: string): boolean =>
  swapRoutes.has(before) && !swapRoutes.has(now)

/** Whether a view waits for the pairing, and so leads on when it is approved. */
export const isPairingView = (view: string): boolean =>
  view === 'ConnectingWalletConnect' || view === 'ConnectingWalletConnectBasic'

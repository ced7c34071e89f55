import type { ConnectMethod } from '../../core/features.ts'

/** Offered connect methods, in the order of the app (docs/spec/core.md §10, R5); unnamed ones come last. */
export function orderMethods(facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly wanted: readonly ConnectMethod[] | 'auto'
  /** The page has a wallet, e.g. of a browser extension. */
  readonly hasInstalled: boolean
}): readonly ConnectMethod[] {
  const usual: readonly ConnectMethod[] = ['email', 'social', 'wallet']
  const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']
  const auto = facts.hasInstalled ? walletsFirst : usual
  const order = facts.wanted === 'auto' ? auto : facts.wanted
  return [...new Set([...order, ...usual])].filter((method) => facts.offered.has(method))
}

/** Whether wallets are one row that opens their list, because there are other ways to connect. */
export const areWalletsCollapsed = (facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly collapseWallets: boolean
  readonly emailShowWallets: boolean
}): boolean =>
  facts.offered.has('wallet') && facts.offered.size > 1 && (facts.collapseWallets || !facts.emailShowWallets)

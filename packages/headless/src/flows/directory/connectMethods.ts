import type { ConnectMethod } from '../../core/features.ts'
import type { OfferedFeatures } from '../../data/features/offeredFeatures.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'

export type ConnectMethods = {
  /** In the order they are shown. */
  readonly methods: readonly ConnectMethod[]
  /** Wallets are one row, which leads to `ConnectWallets`. */
  readonly areWalletsCollapsed: boolean
}

/** The ways to connect that this page has. */
export function connectMethods(
  features: OfferedFeatures,
  connectors: readonly ConnectorInfo[],
): ConnectMethods {
  const hasSocial = features.socials !== false && features.socials.length > 0
  const offered = new Set<ConnectMethod>([
    ...(features.email ? (['email'] as const) : []),
    ...(hasSocial ? (['social'] as const) : []),
    ...(features.areWalletsEnabled ? (['wallet'] as const) : []),
  ])
  return {
    methods: orderMethods({
      offered,
      wanted: features.connectMethodsOrder,
      hasInstalled: connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED'),
    }),
    areWalletsCollapsed: areWalletsCollapsed({ ...features, offered }),
  }
}

/** Offered connect methods, in the order of the app (docs/spec/core.md §10, R5); unnamed ones come last. */
export function orderMethods(facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly wanted: readonly ConnectMethod[] | 'auto'
  /** A wallet is in the page. */
  readonly hasInstalled: boolean
}): readonly ConnectMethod[] {
  const usual: readonly ConnectMethod[] = ['email', 'social', 'wallet']
  const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']
  const auto = facts.hasInstalled ? walletsFirst : usual
  const order = facts.wanted === 'auto' ? auto : facts.wanted
  return [...new Set([...order, ...usual])].filter((method) => facts.offered.has(method))
}

/** Whether wallets are one row that leads to their list, because there are other ways to connect. */
export const areWalletsCollapsed = (facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly collapseWallets: boolean
  readonly emailShowWallets: boolean
}): boolean =>
  facts.offered.has('wallet') && facts.offered.size > 1 && (facts.collapseWallets || !facts.emailShowWallets)

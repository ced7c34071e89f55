import type { ConnectMethod } from '../../core/features.ts'
import type { OfferedFeatures } from '../../data/features/offeredFeatures.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { areWalletsCollapsed, orderMethods } from './listRules.ts'

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

import type { AccountTab, Features, RouteData, RouteName, WalletFeature } from '@foyer/headless'

export type AccountFeature = {
  readonly feature: WalletFeature
  readonly route: RouteName
  readonly data?: RouteData<'UnsupportedChain'> | undefined
}

const routes: Readonly<Record<WalletFeature, RouteName>> = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
}

/** The buttons of the account: what it offers, and where that leads to a view that is there (views §2.4). */
export function accountFeatures(facts: {
  readonly features: Pick<Features, WalletFeature | 'walletFeaturesOrder'>
  readonly hasRoute: (route: RouteName) => boolean
  /** Tokens are swapped elsewhere, and not on the network in use: then those networks are offered first. */
  readonly isSwapElsewhere: boolean
}): readonly AccountFeature[] {
  return facts.features.walletFeaturesOrder.flatMap((feature): readonly AccountFeature[] => {
    const route = routes[feature]
    if (facts.features[feature] === false || !facts.hasRoute(route)) return []
    if (feature === 'swaps' && facts.isSwapElsewhere && facts.hasRoute('UnsupportedChain'))
      return [{ feature, route: 'UnsupportedChain', data: { swapUnsupportedChain: true } }]
    return [{ feature, route }]
  })
}

const tabs: readonly AccountTab[] = ['tokens', 'nfts', 'activity']

/** The tabs of an account, in their order (rulings R6, R38). */
export const accountTabs = (offered: Readonly<Record<AccountTab, boolean>>): readonly AccountTab[] =>
  tabs.filter((tab) => offered[tab])

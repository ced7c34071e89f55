import type { AccountTab, Features, RouteName, WalletFeature } from '@foyer/headless'

export type AccountFeature = { readonly feature: WalletFeature; readonly route: RouteName }

const routes: Readonly<Record<WalletFeature, RouteName>> = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
}

/** Buttons of the account view: its features, and the views they open, if those exist (docs/spec/views.md §2.4). */
export function accountFeatures(facts: {
  readonly features: Pick<Features, WalletFeature | 'walletFeaturesOrder'>
  readonly hasRoute: (route: RouteName) => boolean
}): readonly AccountFeature[] {
  return facts.features.walletFeaturesOrder.flatMap((feature) => {
    const route = routes[feature]
    return facts.features[feature] !== false && facts.hasRoute(route) ? [{ feature, route }] : []
  })
}

const tabs: readonly AccountTab[] = ['tokens', 'nfts', 'activity']

/** Tabs of an account, in order (R6, R38). */
export const accountTabs = (offered: Readonly<Record<AccountTab, boolean>>): readonly AccountTab[] =>
  tabs.filter((tab) => offered[tab])

import type { Features, RouteName, WalletFeature } from '@foyer/headless'

export type AccountFeature = { readonly feature: WalletFeature; readonly route: RouteName }

const routes: Readonly<Record<WalletFeature, RouteName>> = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
}

/** Families on which a feature can work at all (views §2.4). */
const families: Readonly<Record<WalletFeature, readonly string[] | 'all'>> = {
  onramp: ['eip155', 'solana'],
  swaps: ['eip155'],
  receive: 'all',
  send: ['eip155', 'solana'],
}

/** The buttons of the account: those that are on, work here, and lead to a view that is there. */
export function accountFeatures(facts: {
  readonly features: Pick<Features, WalletFeature | 'walletFeaturesOrder'>
  readonly namespace: string
  readonly hasRoute: (route: RouteName) => boolean
}): readonly AccountFeature[] {
  return facts.features.walletFeaturesOrder.flatMap((feature) => {
    const isOn = facts.features[feature]
    const isHere = families[feature] === 'all' || families[feature].includes(facts.namespace)
    const route = routes[feature]
    return isOn !== false && isHere && facts.hasRoute(route) ? [{ feature, route }] : []
  })
}

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The tabs of a family (rulings R38): activity on eip155 only, none where there is no token data. */
export function accountTabs(facts: {
  readonly namespace: string
  readonly isActivityOn: boolean
}): readonly AccountTab[] {
  if (facts.namespace !== 'eip155' && facts.namespace !== 'solana') return []
  return facts.namespace === 'eip155' && facts.isActivityOn
    ? ['tokens', 'nfts', 'activity']
    : ['tokens', 'nfts']
}

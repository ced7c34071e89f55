import { type NetworkItem, useNetwork, useNetworks } from '@foyer/headless'

/** Names of namespaces, and of the account types on them. */
export const familyMessages = {
  'connect.worksOn': 'Works on {networks}',
  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'accountType.eoa': 'Standard account',
  'accountType.smartAccount': 'Smart account',
  'accountType.payment': 'Payment',
  'accountType.ordinal': 'Ordinals',
} as const

export type Family = {
  readonly namespace: NetworkItem['network']['chainNamespace']
  /** Represented by the icon of its first network. */
  readonly imageUrl: string | undefined
  /** Network of the bundled logo. */
  readonly logo: NetworkItem['network']['caipNetworkId']
  /** The app supports it. */
  readonly isActive: boolean
}

/** Namespaces of the app's networks. */
export function useFamilies(): readonly Family[] {
  const { items } = useNetworks()
  const active = useNetwork().chainNamespace
  const families = new Map<string, Family>()
  for (const { network } of items) {
    const { chainNamespace: namespace, assets, caipNetworkId: logo } = network
    if (!families.has(namespace))
      families.set(namespace, { namespace, imageUrl: assets?.imageUrl, logo, isActive: namespace === active })
  }
  return [...families.values()]
}

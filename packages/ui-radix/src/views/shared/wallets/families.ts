import { type NetworkItem, useNetwork, useNetworks } from '@foyer/headless'

/** What families of chains, and the kinds of accounts on them, are called. */
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
  /** The picture of its first network stands for it. */
  readonly imageUrl: string | undefined
  /** The app is on it. */
  readonly isActive: boolean
}

/** The families that the app has networks of. */
export function useFamilies(): readonly Family[] {
  const { items } = useNetworks()
  const active = useNetwork().chainNamespace
  const families = new Map<string, Family>()
  for (const { network } of items) {
    const { chainNamespace: namespace, assets } = network
    if (!families.has(namespace))
      families.set(namespace, { namespace, imageUrl: assets?.imageUrl, isActive: namespace === active })
  }
  return [...families.values()]
}

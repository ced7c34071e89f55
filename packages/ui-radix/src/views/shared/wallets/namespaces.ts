import { type NetworkItem, useNetworks } from '@foyer/headless'

/** Names of namespaces, and of the account types on them. */
export const namespaceMessages = {
  'connect.worksOn': 'Works on {networks}',
  'namespace.eip155': 'EVM',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',
  'accountType.eoa': 'Standard account',
  'accountType.smartAccount': 'Smart account',
  'accountType.payment': 'Payment',
  'accountType.ordinal': 'Ordinals',
} as const

export type Namespace = {
  readonly namespace: NetworkItem['network']['chainNamespace']
  /** Represented by the icon of its first network. */
  readonly imageUrl: string | undefined
  /** Network of the bundled logo. */
  readonly logo: NetworkItem['network']['caipNetworkId']
}

/** Namespaces of the app's networks. */
export function useNamespaces(): readonly Namespace[] {
  const { items } = useNetworks()
  const namespaces = new Map<string, Namespace>()
  for (const { network } of items) {
    const { chainNamespace: namespace, assets, caipNetworkId: logo } = network
    if (!namespaces.has(namespace))
      namespaces.set(namespace, {
        namespace,
        imageUrl: assets?.imageUrl,
        logo,
      })
  }
  return [...namespaces.values()]
}

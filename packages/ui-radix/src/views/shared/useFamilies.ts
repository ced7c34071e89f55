import { type NetworkItem, useNetwork, useNetworks } from '@foyer/headless'

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

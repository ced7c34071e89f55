import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { isConfigured, networkById } from './selection.ts'

/**
 * Where a family goes when its wallet moved or left: to the wallet's chain, also one that the app does not have; from
 * such a one to the family's first network once nobody is connected. `undefined`: it stays.
 */
export function networkAfterWallet(
  networks: readonly CaipNetwork[],
  facts: {
    readonly namespace: ChainNamespace
    readonly selected: CaipNetworkId | undefined
    readonly isConnected: boolean
    readonly walletChainId: string | undefined
  },
): CaipNetworkId | undefined {
  const { namespace, selected, isConnected, walletChainId } = facts
  if (walletChainId !== undefined) return networkById(networks, `${namespace}:${walletChainId}`).caipNetworkId
  if (isConnected || selected === undefined || isConfigured(networks, selected)) return undefined
  return networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId
}

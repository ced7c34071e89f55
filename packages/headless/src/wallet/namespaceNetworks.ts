import { type CaipNetwork, type CaipNetworkId, extendNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkSelectionAtom, networksAtom } from './state.ts'

/**
 * Current configured network of each namespace, to which a connecting wallet is asked to switch. `preferred`, if it is
 * configured, replaces the current network of its namespace.
 */
export function namespaceNetworks(config: Config, preferred?: CaipNetworkId): readonly CaipNetwork[] {
  const { options, store } = internalsOf(config)
  const networks = store.get(networksAtom)
  const { byNamespace } = store.get(networkSelectionAtom)
  const firsts = networks.filter(
    ({ chainNamespace }, index) =>
      networks.findIndex((other) => other.chainNamespace === chainNamespace) === index,
  )
  return firsts.map((first) => {
    const find = (id: CaipNetworkId | undefined): CaipNetwork | undefined =>
      networks.find(
        ({ chainNamespace, caipNetworkId }) =>
          chainNamespace === first.chainNamespace && caipNetworkId === id,
      )
    return extendNetwork(find(preferred) ?? find(byNamespace[first.chainNamespace]) ?? first, options)
  })
}

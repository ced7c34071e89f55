import { type CaipNetwork, type CaipNetworkId, extendNetwork } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkSelectionAtom, networksAtom } from './state.ts'

/**
 * Current configured network of each namespace: a connecting wallet is asked to switch to it. `preferred` replaces the
 * one of its namespace, if it is configured.
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

import type { CaipNetwork, CaipNetworkId } from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import { toNetwork } from '../core/options.ts'
import type { Config, NetworkInput } from '../core/types.ts'
import { selectAmong } from './networkRules.ts'
import { isConfigured, namespaceOf } from './rules.ts'
import {
  networkSelectionAtom,
  networksAtom,
  setNetworks,
  activeNamespaceAtom,
  setSwitchingNamespace,
} from './state.ts'

/**
 * Adds a network at run time; wallets of its namespace are listed from then on. An existing network is unchanged. A
 * chain object of viem is accepted. Throws `ADAPTER_NOT_FOUND` without an adapter for its namespace.
 *
 * @example
 * ```ts
 * import { optimism } from '@foyer/chains/networks'
 * import { addNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * addNetwork(config, optimism)
 * ```
 */
export function addNetwork(config: Config, input: NetworkInput): void {
  const network = toNetwork(input)
  const internals = internalsOf(config)
  const { adapters, store } = internals
  const { chainNamespace: namespace } = network
  if (!adapters.has(namespace)) throw createError('ADAPTER_NOT_FOUND', { namespace })
  const networks = store.get(networksAtom)
  if (isConfigured(networks, network.caipNetworkId)) return
  setNetworks(internals, [...networks, network], {
    ...store.get(networkSelectionAtom),
    byNamespace: selectAmong([network, ...networks], store.get(networkSelectionAtom)).byNamespace,
  })
}

/**
 * Removes a network. If it is the active one, the first remaining network of its namespace becomes active, else of
 * another namespace. Wallets of a namespace without networks are not listed. The last network cannot be removed.
 *
 * @example
 * ```ts
 * import { removeNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * removeNetwork(config, { caipNetworkId: 'eip155:10' })
 * ```
 */
export const removeNetwork = (
  config: Config,
  { caipNetworkId }: { readonly caipNetworkId: CaipNetworkId },
): void => keepNetworks(config, (network) => network.caipNetworkId !== caipNetworkId)

/** Updates the data of networks; `update` must keep their ids. The selection does not change. */
export function updateNetworks(config: Config, update: (network: CaipNetwork) => CaipNetwork): void {
  const internals = internalsOf(config)
  const { store } = internals
  setNetworks(internals, store.get(networksAtom).map(update), store.get(networkSelectionAtom))
}

/** Removes the networks for which `isKept` is false. Changes nothing if no network would remain. */
export function keepNetworks(config: Config, isKept: (network: CaipNetwork) => boolean): void {
  const internals = internalsOf(config)
  const { store } = internals
  const networks = store.get(networksAtom)
  const [first, ...others] = networks.filter(isKept)
  if (!first || others.length + 1 === networks.length) return
  const selection = selectAmong([first, ...others], store.get(networkSelectionAtom))
  setSwitchingNamespace(internals, namespaceOf(selection.active) !== store.get(activeNamespaceAtom))
  setNetworks(internals, [first, ...others], selection)
  setSwitchingNamespace(internals, false)
}

import { type CaipNetwork, type CaipNetworkId, defineErrors } from '@foyer/chains'
import { checkAddedNetwork } from '../core/checkOptions.ts'
import { internalsOf } from '../core/internals.ts'
import { toNetwork } from '../core/options.ts'
import { requireParameters } from '../core/tasks.ts'
import type { Config, NamespaceIn, NetworkInput, NetworkOf } from '../core/types.ts'
import { selectAmong } from './networkRules.ts'
import { isConfigured, namespaceOf } from './rules.ts'
import {
  networkSelectionAtom,
  networksAtom,
  setNetworks,
  activeNamespaceAtom,
  setSwitchingNamespace,
} from './state.ts'

const texts = {
  ADAPTER_NAMESPACE_MISSING: () => 'ChainController:addAdapter - adapter must have a namespace',
  ADAPTER_NOT_FOUND: (context: { namespace: string }) =>
    `Adapter for namespace ${context.namespace} doesn't exist`,
} as const

export const createAdapterError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

/** Rejects, at compile time, a network of a namespace that the config has no network of. */
type RequireNamespace<config extends Config, input extends NetworkInput> = [
  NetworkOf<input>['chainNamespace'],
] extends [NamespaceIn<undefined, config>]
  ? unknown
  : {
      readonly 'the type of the config has networks of these namespaces only': NamespaceIn<undefined, config>
    }

/**
 * Adds a network at run time; wallets of its namespace are listed from then on. An existing network is unchanged. A
 * chain object of viem is accepted. Throws `ADAPTER_NOT_FOUND` without an adapter for its namespace; in development also
 * `PARAMETER_INVALID`, for a copied `caipNetworkId`, and for another network with the id of an existing one.
 *
 * The types of accounts follow the networks of `createConfig`: with EVM networks alone, an address has the type of
 * viem's `Address`. TypeScript therefore rejects a network of another namespace, unless the config has the type
 * `Config`.
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
export function addNetwork<config extends Config, const input extends NetworkInput>(
  config: config,
  input: input & RequireNamespace<config, input>,
): void {
  requireParameters(config, 'addNetwork', input, 'id', 'name', 'nativeCurrency', 'rpcUrls')
  const network = toNetwork(input)
  const internals = internalsOf(config)
  const { adapters, store } = internals
  const { chainNamespace: namespace } = network
  if (!adapters.has(namespace)) throw createAdapterError('ADAPTER_NOT_FOUND', { namespace })
  const networks = store.get(networksAtom)
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkAddedNetwork(network, networks)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
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

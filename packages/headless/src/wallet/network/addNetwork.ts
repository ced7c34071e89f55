import type { CaipNetwork, FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError } from '../../core/errors/actionErrors.ts'
import { selectAmong } from './selectAmong.ts'
import { isConfigured } from './selection.ts'
import { networkSelectionAtom, networksAtom, setNetworks } from './state.ts'

export type AddNetworkErrorType = FoyerError<'ADAPTER_NOT_FOUND'>

/**
 * Offers one more network, while the app runs; the wallets of its family are listed from now on. One that is offered
 * already changes nothing. Throws `ADAPTER_NOT_FOUND` when no adapter serves its family.
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
export function addNetwork(config: Config, network: CaipNetwork): void {
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

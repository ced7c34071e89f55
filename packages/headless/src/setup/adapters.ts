import type { ChainAdapter, ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { endNamespace } from '../wallet/disconnect.ts'
import { createAdapterError, keepNetworks } from '../wallet/networks.ts'
import { networksAtom } from '../wallet/state.ts'
import { discover } from './discover.ts'

/**
 * Adds an adapter at run time: its wallets are discovered at once, and listed when its namespace has a network, see
 * `addNetwork`. An existing adapter of the namespace is kept. Throws `ADAPTER_NAMESPACE_MISSING` for an invalid
 * adapter.
 *
 * @example
 * ```ts
 * import { solana } from '@foyer/chains/networks'
 * import { solana as solanaAdapter } from '@foyer/chains/solana'
 * import { addAdapter, addNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * addAdapter(config, solanaAdapter())
 * addNetwork(config, solana)
 * ```
 */
export function addAdapter(config: Config, adapter: ChainAdapter): void {
  const { adapters, engine } = internalsOf(config)
  if (!(Object(adapter) as Partial<ChainAdapter>).namespace)
    throw createAdapterError('ADAPTER_NAMESPACE_MISSING')
  if (adapters.has(adapter.namespace)) return
  adapters.set(adapter.namespace, adapter)
  if (engine.isMounted) discover(config, adapter)
}

/**
 * Removes an adapter, with the networks, wallets and connections of its namespace; the app switches to another
 * namespace. The adapter of the only namespace with networks is not removed.
 *
 * @example
 * ```ts
 * import { removeAdapter } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * removeAdapter(config, { namespace: 'solana' })
 * ```
 */
export function removeAdapter(config: Config, { namespace }: { readonly namespace: ChainNamespace }): void {
  const { adapters, discoveries, store } = internalsOf(config)
  const isOnly = store.get(networksAtom).every(({ chainNamespace }) => chainNamespace === namespace)
  if (!adapters.has(namespace) || isOnly) return
  keepNetworks(config, ({ chainNamespace }) => chainNamespace !== namespace)
  adapters.delete(namespace)
  endNamespace(config, namespace)
  discoveries.get(namespace)?.()
}

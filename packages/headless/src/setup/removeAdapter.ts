import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { endFamily } from '../wallet/connection/endFamily.ts'
import { keepNetworks } from '../wallet/network/keepNetworks.ts'
import { networksAtom } from '../wallet/network/state.ts'

/**
 * Serves a family no longer: the app goes to the next other one, the family's networks and wallets are gone, and who was
 * connected on it is not any more. The only family that has networks stays.
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
  endFamily(config, namespace)
  discoveries.get(namespace)?.()
}

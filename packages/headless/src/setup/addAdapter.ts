import type { ChainAdapter, FoyerError } from '@foyer/chains'
import { discover } from './discover.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { createError } from '../core/errors/actionErrors.ts'

export type AddAdapterErrorType = FoyerError<'ADAPTER_NAMESPACE_MISSING'>

/**
 * Serves one more family, while the app runs: its wallets are looked for at once, and are listed when it has a network,
 * see `addNetwork`. A family that is served already keeps its adapter. Throws `ADAPTER_NAMESPACE_MISSING` for what is
 * no adapter.
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
  if (!adapter.namespace) throw createError('ADAPTER_NAMESPACE_MISSING')
  if (adapters.has(adapter.namespace)) return
  adapters.set(adapter.namespace, adapter)
  if (engine.isMounted) discover(config, adapter)
}

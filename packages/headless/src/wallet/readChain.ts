import {
  type CaipNetworkId,
  extendNetwork,
  type OperationName,
  type OperationParameters,
  type OperationResult,
  runRead,
} from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { namespaceOf, networkById } from './rules.ts'
import { networksAtom } from './state.ts'

export type ReadChainParameters<name extends OperationName> = {
  readonly caipNetworkId: CaipNetworkId
  readonly parameters: OperationParameters<name>
  /** Provider of the connected wallet, for operations that read from it. */
  readonly provider?: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a reading operation on a chain, without a wallet unless its provider is given. Rejects with
 * `NETWORK_NOT_CONFIGURED` without an adapter.
 */
export async function readChain<name extends OperationName>(
  config: Config,
  name: name,
  { caipNetworkId, parameters, provider, signal }: ReadChainParameters<name>,
): Promise<OperationResult<name>> {
  // The caller may have aborted while the operation was loading.
  signal?.throwIfAborted()
  const { adapters, options, store } = internalsOf(config)
  const adapter = adapters.get(namespaceOf(caipNetworkId))
  if (!adapter) throw createError('NETWORK_NOT_CONFIGURED', undefined, { value: caipNetworkId })
  const network = extendNetwork(networkById(store.get(networksAtom), caipNetworkId), options)
  return runRead(adapter, name, { network, provider, signal, parameters })
}

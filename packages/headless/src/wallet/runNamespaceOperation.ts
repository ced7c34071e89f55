import {
  type CaipNetworkId,
  type ChainNamespace,
  extendNetwork,
  type OperationName,
  type OperationParameters,
  type OperationResult,
  runOperation,
} from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkById } from './rules.ts'
import { namespaceNetwork, networkSelectionAtom, networksAtom } from './state.ts'

/** Whether a namespace supports an operation. */
export const canOperate = (config: Config, namespace: ChainNamespace, name: OperationName): boolean =>
  internalsOf(config).adapters.get(namespace)?.operations[name] !== undefined

/**
 * Runs an operation with the connected wallet of a namespace, on the given or current network. Rejects with
 * `CLIENT_NOT_SET` without an adapter, `CHAIN_REQUIRED` without a network, and `OPERATION_NOT_SUPPORTED` if the adapter
 * does not support the operation.
 */
export async function runNamespaceOperation<name extends OperationName>(
  config: Config,
  namespace: ChainNamespace,
  name: name,
  parameters: OperationParameters<name>,
  caipNetworkId?: CaipNetworkId,
): Promise<OperationResult<name>> {
  const { adapters, options, store } = internalsOf(config)
  const adapter = adapters.get(namespace)
  const networks = store.get(networksAtom)
  const network =
    caipNetworkId === undefined
      ? namespaceNetwork(networks, store.get(networkSelectionAtom), namespace)
      : networkById(networks, caipNetworkId)
  if (!adapter) throw createError('CLIENT_NOT_SET', { namespace })
  if (!network) throw createError('CHAIN_REQUIRED')
  return runOperation(adapter, name, {
    network: extendNetwork(network, options),
    provider: config.getSigner(namespace)?.provider,
    parameters,
  })
}

import { extendNetwork, type OperationName, type OperationResult, runOperation } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ReadChainParameters } from '../readChain.ts'
import { namespaceOf, networkById } from '../rules.ts'
import { networksAtom } from '../state.ts'

/** Runs a reading operation with the connected wallet. Rejects with `NO_ACTIVE_ADDRESS` without a wallet. */
export async function readWallet<name extends OperationName>(
  config: Config,
  name: name,
  { caipNetworkId, parameters, signal }: ReadChainParameters<name>,
): Promise<OperationResult<name>> {
  const { adapters, options, store } = internalsOf(config)
  const namespace = namespaceOf(caipNetworkId)
  const adapter = adapters.get(namespace)
  const signer = config.getSigner(namespace)
  if (!adapter || !signer) throw createError('NO_ACTIVE_ADDRESS')
  const network = extendNetwork(networkById(store.get(networksAtom), caipNetworkId), options)
  return runOperation(adapter, name, { network, provider: signer.provider, signal, parameters })
}

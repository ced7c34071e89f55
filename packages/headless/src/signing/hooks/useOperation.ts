import {
  type ChainNamespace,
  type OperationName,
  type OperationParameters,
  type OperationResult,
  runOperation,
} from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { familyNetwork, networkSelectionAtom, networksAtom } from '../../network/state.ts'
import { createError } from '../../errors.ts'
import { useConfig } from '../../react/useConfig.ts'

/** One thing that a family can do, ready to be called; `undefined` when it cannot. */
export function useOperation<name extends OperationName>(
  namespace: ChainNamespace,
  name: name,
  parameters: ConfigParameter = {},
): ((parameters: OperationParameters<name>) => Promise<OperationResult<name>>) | undefined {
  const config = useConfig(parameters)
  const { adapters, store } = internalsOf(config)
  const adapter = adapters.get(namespace)
  if (!adapter?.operations[name]) return undefined
  return async (variables) => {
    const network = familyNetwork(store.get(networksAtom), store.get(networkSelectionAtom), namespace)
    if (!network) throw createError('NETWORK_NOT_CONFIGURED')
    const provider = config.getSigner(namespace)?.provider
    return runOperation(adapter, name, { network, provider, parameters: variables })
  }
}

import type { ChainNamespace, OperationName, OperationParameters, OperationResult } from '@foyer/chains'
import { useCallback } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { canOperate, runNamespaceOperation } from '../wallet/runNamespaceOperation.ts'
import { useConfig } from './useConfig.ts'

/**
 * Operation of a namespace as a function; `undefined` if unsupported.
 *
 * @example
 * ```tsx
 * import { useOperation } from '@foyer/headless'
 * export const CanSend = () => <p>{useOperation('eip155', 'sendTransaction') ? 'Can send' : 'Cannot send'}</p>
 * ```
 */
export function useOperation<name extends OperationName>(
  namespace: ChainNamespace,
  name: name,
  parameters: ConfigParameter = {},
): ((parameters: OperationParameters<name>) => Promise<OperationResult<name>>) | undefined {
  const config = useConfig(parameters)
  const run = useCallback(
    (variables: OperationParameters<name>) => runNamespaceOperation(config, namespace, name, variables),
    [config, namespace, name],
  )
  return canOperate(config, namespace, name) ? run : undefined
}

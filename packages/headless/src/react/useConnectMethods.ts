import { useFeatures } from './useFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConnectors } from './useConnectors.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { connectNamespaceAtom } from '../flows/directory/state.ts'
import { type ConnectMethods, connectMethods } from '../flows/directory/connectMethods.ts'

/**
 * The ways to connect that the app offers, in its order.
 *
 * @example
 * ```tsx
 * import { useConnectMethods } from '@foyer/headless'
 * export const Ways = () => <p>{useConnectMethods().methods.join(' or ')}</p>
 * ```
 */
export function useConnectMethods(parameters: ConfigParameter = {}): ConnectMethods {
  const config = useConfig(parameters)
  const namespace = useConfigAtom(config, connectNamespaceAtom)
  return connectMethods(useFeatures({ config }), useConnectors({ config, namespace }))
}

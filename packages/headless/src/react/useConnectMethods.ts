import { useFeatures } from './useFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConnectors } from './useConnectors.ts'
import { useConfig } from './useConfig.ts'
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
  return connectMethods(useFeatures({ config }), useConnectors({ config }))
}

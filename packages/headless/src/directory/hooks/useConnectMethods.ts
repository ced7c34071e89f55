import { useFeatures } from '../../config/hooks/useFeatures.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useConnectors } from '../../connection/hooks/useConnectors.ts'
import { useConfig } from '../../react/useConfig.ts'
import { type ConnectMethods, connectMethods } from '../connectMethods.ts'

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

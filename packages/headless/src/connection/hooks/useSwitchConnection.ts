import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { switchConnection, type SwitchConnectionParameters } from '../actions/switchConnection.ts'

/**
 * Makes another live connection the one in use.
 *
 * @example
 * ```tsx
 * import { useConnections, useSwitchConnection } from '@foyer/headless'
 * export function Wallets() {
 *   const connections = useConnections()
 *   const { switchConnection } = useSwitchConnection()
 *   return connections.map(({ connector, namespace }) => (
 *     <button key={connector.uid + namespace} onClick={() => switchConnection({ connector, namespace })}>
 *       {connector.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useSwitchConnection(parameters: ConfigParameter = {}): {
  readonly switchConnection: (parameters: SwitchConnectionParameters) => void
} {
  const config = useConfig(parameters)
  return { switchConnection: (variables) => switchConnection(config, variables) }
}

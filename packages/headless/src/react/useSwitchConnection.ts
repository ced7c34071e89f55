import { loadOpeningActions } from '../modal/lazy.ts'
import type { SwitchConnectionParameters } from '../modal/switchConnection.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'

export type UseSwitchConnectionParameters = MutationParameters<void, SwitchConnectionParameters>
export type UseSwitchConnectionReturnType = MutationResult<
  'switchConnection',
  void,
  SwitchConnectionParameters
>

/**
 * Makes a saved connection current: a live one at once, a recent one through its wallet.
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
export function useSwitchConnection(
  parameters: UseSwitchConnectionParameters = {},
): UseSwitchConnectionReturnType {
  return useAction(parameters, 'switchConnection', loadOpeningActions)
}

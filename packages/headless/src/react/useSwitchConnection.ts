import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { SwitchConnectionParameters } from '../modal/switchConnection.ts'
import { loadModalActions } from '../modal/lazy.ts'

export type UseSwitchConnectionReturnType = UseMutationResult<void, Error, SwitchConnectionParameters> & {
  readonly switchConnection: (parameters: SwitchConnectionParameters) => void
  readonly switchConnectionAsync: (parameters: SwitchConnectionParameters) => Promise<void>
}

/**
 * Makes another saved connection the one in use: one that is alive at once, a recent one through its wallet.
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
export function useSwitchConnection(parameters: ConfigParameter = {}): UseSwitchConnectionReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: SwitchConnectionParameters) =>
    (await loadModalActions()).switchConnection(config, variables),
  )
  return { ...mutation, switchConnection: mutation.mutate, switchConnectionAsync: mutation.mutateAsync }
}

import { loadConnectionActions } from '../wallet/lazy.ts'
import type { Connection } from '../wallet/types.ts'
import { type MutationParameters, type MutationResult, useVerb } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'

export type UseReconnectParameters = MutationParameters<readonly Connection[], void>
export type UseReconnectReturnType = MutationResult<'reconnect', readonly Connection[], void>

/**
 * Restores the connections that storage remembers, without a prompt.
 *
 * @example
 * ```tsx
 * import { useReconnect } from '@foyer/headless'
 * export function Back() {
 *   const { reconnect, isPending } = useReconnect()
 *   return <button disabled={isPending} onClick={() => reconnect()}>Welcome back</button>
 * }
 * ```
 */
export function useReconnect(parameters: UseReconnectParameters = {}): UseReconnectReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'reconnect',
    async () => (await loadConnectionActions()).reconnect(config),
    parameters,
  )
}

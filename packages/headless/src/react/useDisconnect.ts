import type { DisconnectParameters } from '../wallet/disconnect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { type MutationParameters, type MutationResult, useVerb } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'

export type UseDisconnectParameters = MutationParameters<void, DisconnectParameters | void>
export type UseDisconnectReturnType = MutationResult<'disconnect', void, DisconnectParameters | void>

/**
 * Disconnects wallets: all, or those of one connector or namespace.
 *
 * @example
 * ```tsx
 * import { useDisconnect } from '@foyer/headless'
 * export function Leave() {
 *   const { disconnect } = useDisconnect()
 *   return <button onClick={() => disconnect()}>Disconnect</button>
 * }
 * ```
 */
export function useDisconnect(parameters: UseDisconnectParameters = {}): UseDisconnectReturnType {
  const config = useConfig(parameters)
  return useVerb(
    config,
    'disconnect',
    async (variables: DisconnectParameters | void) =>
      (await loadConnectionActions()).disconnect(config, variables ?? undefined),
    parameters,
  )
}

import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { DisconnectParameters } from '../wallet/disconnect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'

export type UseDisconnectReturnType = UseMutationResult<void, Error, DisconnectParameters | undefined> & {
  readonly disconnect: (parameters?: DisconnectParameters) => void
  readonly disconnectAsync: (parameters?: DisconnectParameters) => Promise<void>
}

/**
 * Disconnects wallets.
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
export function useDisconnect(parameters: ConfigParameter = {}): UseDisconnectReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: DisconnectParameters | undefined) =>
    (await loadConnectionActions()).disconnect(config, variables),
  )
  return {
    ...mutation,
    disconnect: (variables) => mutation.mutate(variables),
    disconnectAsync: (variables) => mutation.mutateAsync(variables),
  }
}

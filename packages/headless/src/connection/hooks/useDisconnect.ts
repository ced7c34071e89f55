import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../../config/types.ts'
import { useFoyerMutation } from '../../react/foyerMutation.ts'
import { useConfig } from '../../react/useConfig.ts'
import type { DisconnectParameters } from '../actions/disconnect.ts'
import { loadConnectionActions } from '../lazy.ts'

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

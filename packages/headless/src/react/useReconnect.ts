import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import type { Connection } from '../wallet/types.ts'

export type UseReconnectReturnType = UseMutationResult<readonly Connection[], Error, void> & {
  readonly reconnect: () => void
  readonly reconnectAsync: () => Promise<readonly Connection[]>
}

/**
 * Brings back the connections that storage remembers, without a prompt.
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
export function useReconnect(parameters: ConfigParameter = {}): UseReconnectReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation<readonly Connection[], void>(config, async () =>
    (await loadConnectionActions()).reconnect(config),
  )
  return { ...mutation, reconnect: mutation.mutate, reconnectAsync: mutation.mutateAsync }
}

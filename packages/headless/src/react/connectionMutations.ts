import type { DisconnectParameters } from '../wallet/disconnect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import type { Connection } from '../wallet/types.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'

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
  return useAction(parameters, 'disconnect', loadConnectionActions)
}

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
  return useAction(parameters, 'reconnect', loadConnectionActions)
}

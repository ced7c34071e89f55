import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { reasonOf } from '../flows/smartSessions/getSmartSessions.ts'
import { smartSessionsQueryOptions } from '../flows/smartSessions/queries.ts'
import type { SmartSession, SmartSessionsReason } from '../flows/smartSessions/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useFeatures } from './useFeatures.ts'

export type UseSmartSessionsReturnType = {
  /** Permissions of apps for the Ethereum account in use; empty until they are loaded. */
  readonly sessions: readonly SmartSession[]
  /** Reason why smart sessions are not available; `undefined` if they are. */
  readonly reason: SmartSessionsReason | undefined
  readonly list: UseQueryResult<readonly SmartSession[]>
}

const none: readonly SmartSession[] = []

/**
 * Smart sessions: permissions of apps for the current Ethereum account. `useGrantPermissions` grants them,
 * `useRevokePermissions` revokes them. With `features.smartSessions` off no request is sent, and `reason` is set.
 *
 * @example
 * ```tsx
 * import { useRevokePermissions, useSmartSessions } from '@foyer/headless'
 * export function Sessions() {
 *   const { sessions, reason } = useSmartSessions()
 *   const { revokePermissions, isPending } = useRevokePermissions()
 *   if (reason) return <p>Not available: {reason}</p>
 *   return sessions.map((session) => (
 *     <button key={session.pci} disabled={isPending} onClick={() => revokePermissions({ session })}>
 *       Revoke {session.project.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useSmartSessions(parameters: ConfigParameter = {}): UseSmartSessionsReturnType {
  const config = useConfig(parameters)
  const { caipAddress } = useLiveAccount(config, 'eip155')
  const reason = reasonOf(useFeatures({ config }), caipAddress)
  const list = useFoyerQuery(
    config,
    smartSessionsQueryOptions(config, { account: caipAddress, isOn: reason === undefined }),
  )
  return { sessions: list.data ?? none, reason, list }
}

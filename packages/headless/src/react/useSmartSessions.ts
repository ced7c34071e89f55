import type { CaipAddress } from '@foyer/chains'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { getAccount } from '../wallet/getAccount.ts'
import { useAccount } from './useAccount.ts'
import { useFeatures } from './useFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { loadSessionActions } from '../flows/smartSessions/lazy.ts'
import { smartSessionsQueryOptions, reasonOf } from '../flows/smartSessions/queries.ts'
import type {
  GrantedSession,
  GrantPermissionsParameters,
  RevokePermissionsParameters,
  SmartSession,
  SmartSessionsReason,
} from '../flows/smartSessions/types.ts'

export type UseSmartSessionsReturnType = {
  /** What apps may do alone with the Ethereum account in use; empty until it is known. */
  readonly sessions: readonly SmartSession[]
  /** Why there is nothing to grant, list or revoke; `undefined` when there is. */
  readonly reason: SmartSessionsReason | undefined
  readonly list: UseQueryResult<readonly SmartSession[]>
  readonly grant: UseMutationResult<GrantedSession, Error, GrantPermissionsParameters>
  readonly revoke: UseMutationResult<{ readonly success: boolean }, Error, RevokePermissionsParameters>
}

const none: readonly SmartSession[] = []

/**
 * Smart sessions: what apps may do alone with the Ethereum account in use, granting it and ending it. Where
 * `features.smartSessions` is off nothing is asked, and `reason` says so.
 *
 * @example
 * ```tsx
 * import { useSmartSessions } from '@foyer/headless'
 * export function Sessions() {
 *   const { sessions, reason, revoke } = useSmartSessions()
 *   if (reason) return <p>Not here: {reason}</p>
 *   return sessions.map((session) => (
 *     <button key={session.pci} disabled={revoke.isPending} onClick={() => revoke.mutate({ session })}>
 *       End {session.project.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useSmartSessions(parameters: ConfigParameter = {}): UseSmartSessionsReturnType {
  const config = useConfig(parameters)
  const { caipAddress } = useAccount({ config, namespace: 'eip155' })
  const reason = reasonOf(useFeatures({ config }), caipAddress)
  const list = useFoyerQuery(
    config,
    smartSessionsQueryOptions(config, { account: caipAddress, isOn: reason === undefined }),
  )
  // The account of the moment it was asked for, not of the moment the code has come.
  const inUse = (): CaipAddress | undefined => getAccount(config, { namespace: 'eip155' }).caipAddress
  const grant = useFoyerMutation(config, async (variables: GrantPermissionsParameters) => {
    const account = inUse()
    return (await loadSessionActions()).grantPermissions(config, { account, ...variables })
  })
  const revoke = useFoyerMutation(config, async (variables: RevokePermissionsParameters) => {
    const account = inUse()
    return (await loadSessionActions()).revokePermissions(config, { account, ...variables })
  })
  return { sessions: list.data ?? none, reason, list, grant, revoke }
}

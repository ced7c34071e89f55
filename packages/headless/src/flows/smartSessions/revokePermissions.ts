import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { askSupport } from '../../data/backend/supportedChains.ts'
import { requestOperation } from '../requests/requestOperation.ts'
import { requireSessions, sessionsPath } from './getSmartSessions.ts'
import { postToBackend } from './grantPermissions.ts'
import { smartSessionsQueryKey } from './queries.ts'
import type { RevokePermissionsParameters, SmartSession } from './types.ts'

/**
 * Revokes permissions: the wallet signs, the backend receives the signature, and the session is removed from the list.
 * On a network unknown to the backend it resolves with `success: false`, without a request to the wallet.
 *
 * Rejects with `UserRejectedError`, `SMART_SESSIONS_UNAVAILABLE`, `REVOKE_PERMISSIONS_FAILED`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED`, `LOAD_FAILED`, `ENDPOINT_MISSING`, `HTTP_FAILED`, `REQUEST_FAILED` or `REQUEST_TIMED_OUT`.
 *
 * @example
 * ```ts
 * import { getSmartSessions, revokePermissions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [session] = await getSmartSessions(config)
 * if (session) await revokePermissions(config, { session })
 * ```
 */
export async function revokePermissions(
  config: Config,
  parameters: RevokePermissionsParameters,
): Promise<{ readonly success: boolean }> {
  const { session, account, signal } = requireParameters(config, 'revokePermissions', parameters, 'session')
  const { caipAddress, caipNetworkId } = requireSessions(config, account)
  const isSupported = await askSupport(config, caipNetworkId)
  if (!isSupported) return { success: false }
  const { pci, permissions } = session
  const granted = { pci, permissions, expiry: Math.floor(session.expiry / 1000) }
  const signature = await requestOperation(
    config,
    'revokePermissions',
    { granted },
    { account: caipAddress, signal },
  )
  await postToBackend(config, {
    path: `${sessionsPath(caipAddress)}/revoke`,
    body: { pci, signature },
    signal,
  })
  const queryClient = getQueryClient(config)
  const queryKey = smartSessionsQueryKey(config, { address: caipAddress })
  // A running request may still list it.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<readonly SmartSession[]>(queryKey, (sessions) =>
    sessions?.filter((other) => other.pci !== pci),
  )
  // Revoked sessions are listed too.
  queryClient.invalidateQueries({ queryKey }).catch(internalsOf(config).report)
  return { success: true }
}

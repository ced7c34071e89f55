import type {
  GrantedSession,
  GrantPermissionsParameters,
  RevokePermissionsParameters,
} from '../flows/smartSessions/types.ts'
import {
  fillEthereumAccount,
  type MutationParameters,
  type MutationResult,
  useWalletAction,
} from './foyerMutation.ts'

const importSessionActions = () => import('../flows/smartSessions/sessionActions.ts')

export type UseGrantPermissionsParameters = MutationParameters<GrantedSession, GrantPermissionsParameters>
export type UseGrantPermissionsReturnType = MutationResult<
  'grantPermissions',
  GrantedSession,
  GrantPermissionsParameters
>

/**
 * Asks the wallet to grant an app permissions for the Ethereum account in use: a smart session (ERC-7715).
 *
 * @example
 * ```tsx
 * import { type GrantPermissionsParameters, useGrantPermissions } from '@foyer/headless'
 * export function Grant({ request }: Pick<GrantPermissionsParameters, 'request'>) {
 *   const { grantPermissions, data, isPending } = useGrantPermissions()
 *   return (
 *     <button disabled={isPending} onClick={() => grantPermissions({ request })}>
 *       {data ? 'Granted' : 'Grant'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useGrantPermissions(
  parameters: UseGrantPermissionsParameters = {},
): UseGrantPermissionsReturnType {
  return useWalletAction(parameters, 'grantPermissions', importSessionActions, fillEthereumAccount)
}

export type UseRevokePermissionsParameters = MutationParameters<
  { readonly success: boolean },
  RevokePermissionsParameters
>
export type UseRevokePermissionsReturnType = MutationResult<
  'revokePermissions',
  { readonly success: boolean },
  RevokePermissionsParameters
>

/**
 * Revokes a smart session of the Ethereum account in use.
 *
 * @example
 * ```tsx
 * import { type SmartSession, useRevokePermissions } from '@foyer/headless'
 * export function Revoke({ session }: { session: SmartSession }) {
 *   const { revokePermissions, isPending } = useRevokePermissions()
 *   return (
 *     <button disabled={isPending} onClick={() => revokePermissions({ session })}>
 *       Revoke {session.project.name}
 *     </button>
 *   )
 * }
 * ```
 */
export function useRevokePermissions(
  parameters: UseRevokePermissionsParameters = {},
): UseRevokePermissionsReturnType {
  return useWalletAction(parameters, 'revokePermissions', importSessionActions, fillEthereumAccount)
}

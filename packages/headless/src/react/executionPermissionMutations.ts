import type { ExecutionPermission } from '@foyer/chains'
import type {
  RequestExecutionPermissionsParameters,
  RevokeExecutionPermissionParameters,
} from '../flows/signing/executionPermissions.ts'
import {
  fillEthereumAccount,
  type MutationParameters,
  type MutationResult,
  useWalletAction,
} from './foyerMutation.ts'

const importActions = () => import('../flows/signing/executionPermissions.ts')

export type UseRequestExecutionPermissionsParameters = MutationParameters<
  readonly ExecutionPermission[],
  RequestExecutionPermissionsParameters
>
export type UseRequestExecutionPermissionsReturnType = MutationResult<
  'requestExecutionPermissions',
  readonly ExecutionPermission[],
  RequestExecutionPermissionsParameters
>

/**
 * Asks the wallet to grant an account of the app permissions to execute for the Ethereum account in use (ERC-7715).
 * Needs no backend.
 *
 * @example
 * ```tsx
 * import { type RequestExecutionPermissionsParameters } from '@foyer/headless/actions'
 * import { useRequestExecutionPermissions } from '@foyer/headless'
 * export function Allow({ permissions }: Pick<RequestExecutionPermissionsParameters, 'permissions'>) {
 *   const { requestExecutionPermissions, data, isPending } = useRequestExecutionPermissions()
 *   return (
 *     <button disabled={isPending} onClick={() => requestExecutionPermissions({ permissions })}>
 *       {data ? 'Allowed' : 'Allow'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useRequestExecutionPermissions(
  parameters: UseRequestExecutionPermissionsParameters = {},
): UseRequestExecutionPermissionsReturnType {
  return useWalletAction(parameters, 'requestExecutionPermissions', importActions, fillEthereumAccount)
}

export type UseRevokeExecutionPermissionParameters = MutationParameters<
  void,
  RevokeExecutionPermissionParameters
>
export type UseRevokeExecutionPermissionReturnType = MutationResult<
  'revokeExecutionPermission',
  void,
  RevokeExecutionPermissionParameters
>

/**
 * Revokes an execution permission of the Ethereum account in use (ERC-7715).
 *
 * @example
 * ```tsx
 * import type { ExecutionPermission } from '@foyer/chains'
 * import { useRevokeExecutionPermission } from '@foyer/headless'
 * export function Revoke({ granted }: { granted: ExecutionPermission }) {
 *   const { revokeExecutionPermission, isPending } = useRevokeExecutionPermission()
 *   return (
 *     <button
 *       disabled={isPending}
 *       onClick={() => revokeExecutionPermission({ context: granted.context })}
 *     >
 *       Revoke
 *     </button>
 *   )
 * }
 * ```
 */
export function useRevokeExecutionPermission(
  parameters: UseRevokeExecutionPermissionParameters = {},
): UseRevokeExecutionPermissionReturnType {
  return useWalletAction(parameters, 'revokeExecutionPermission', importActions, fillEthereumAccount)
}

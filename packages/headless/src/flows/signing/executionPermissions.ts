import type {
  ExecutionPermission,
  ExecutionPermissionRequest,
  Hex,
  SupportedExecutionPermissions,
} from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { runNamespaceOperation } from '../../wallet/runNamespaceOperation.ts'
import { getLiveAccount } from '../../wallet/state.ts'
import { requestOperation, type SignerParameters } from '../requests/requestOperation.ts'

export type RequestExecutionPermissionsParameters = SignerParameters & {
  /** At least one. */
  readonly permissions: readonly ExecutionPermissionRequest[]
}

/**
 * Requests permissions for an account of the app (ERC-7715): it may then execute within them without a prompt, by the
 * delegation manager of the result (ERC-7710). Needs no backend. `getSupportedExecutionPermissions` has the types
 * that the wallet grants. A grant for another chain, account, receiver or type, with a later expiry, or without a
 * requested rule, rejects.
 *
 * Rejects with `UserRejectedError`, `GRANT_PERMISSIONS_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { requestExecutionPermissions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [granted] = await requestExecutionPermissions(config, {
 *   permissions: [
 *     {
 *       chainId: '0x1',
 *       to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *       permission: {
 *         type: 'native-token-periodic',
 *         isAdjustmentAllowed: true,
 *         data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 },
 *       },
 *       rules: [{ type: 'expiry', data: { timestamp: 1_900_000_000 } }],
 *     },
 *   ],
 * })
 * ```
 */
export async function requestExecutionPermissions<config extends Config>(
  config: config,
  parameters: ForConfig<RequestExecutionPermissionsParameters, config>,
): Promise<readonly ExecutionPermission[]> {
  requireParameters(config, 'requestExecutionPermissions', parameters, 'permissions')
  const { permissions, ...signer } = parameters
  return requestOperation(config, 'requestExecutionPermissions', { permissions }, signer)
}

export type RevokeExecutionPermissionParameters = SignerParameters & {
  /** `context` of the granted permission. */
  readonly context: Hex
}

/**
 * Revokes an execution permission (ERC-7715).
 *
 * Rejects with `UserRejectedError`, `REVOKE_PERMISSIONS_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { getGrantedExecutionPermissions, revokeExecutionPermission } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [granted] = await getGrantedExecutionPermissions(config)
 * if (granted) await revokeExecutionPermission(config, { context: granted.context })
 * ```
 */
export async function revokeExecutionPermission<config extends Config>(
  config: config,
  parameters: ForConfig<RevokeExecutionPermissionParameters, config>,
): Promise<void> {
  requireParameters(config, 'revokeExecutionPermission', parameters, 'context')
  const { context, ...signer } = parameters
  return requestOperation(config, 'revokeExecutionPermission', { context }, signer)
}

/**
 * Types of execution permissions that the connected wallet grants (ERC-7715); empty for a wallet without them.
 *
 * @example
 * ```ts
 * import { getSupportedExecutionPermissions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { 'erc20-token-periodic': periodic } = await getSupportedExecutionPermissions(config)
 * const isOnMainnet = periodic?.chainIds.includes('1')
 * ```
 */
export const getSupportedExecutionPermissions = (config: Config): Promise<SupportedExecutionPermissions> =>
  runNamespaceOperation(config, 'eip155', 'getSupportedExecutionPermissions', {})

/**
 * Execution permissions that the account in use has granted to this app (ERC-7715), as the wallet lists them; empty for
 * a wallet without the method. Rejects with `NO_ACTIVE_ADDRESS` without an account.
 *
 * @example
 * ```ts
 * import { getGrantedExecutionPermissions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const granted = await getGrantedExecutionPermissions(config)
 * ```
 */
export async function getGrantedExecutionPermissions(
  config: Config,
): Promise<readonly ExecutionPermission[]> {
  const { address } = getLiveAccount(config, { namespace: 'eip155' })
  if (address === undefined) throw createError('NO_ACTIVE_ADDRESS')
  return runNamespaceOperation(config, 'eip155', 'getGrantedExecutionPermissions', { address })
}

import { type CaipAddress, defineErrors, type GrantedPermissions } from '@foyer/chains'
import type { PermissionsRefusal } from './rules.ts'
import type { RevokePermissionsParameters, SmartSessionsReason } from './types.ts'

/** Errors of granting, listing and revoking. */
const texts = {
  PERMISSIONS_INVALID: (context: { field: string; problem: string }) =>
    `The requested permissions are not valid${context.field && ` at ${context.field}`}: ${context.problem}`,
  PERMISSIONS_NOT_SUPPORTED: (context: PermissionsRefusal) =>
    `The wallet does not grant this ${context.subject}: ${context.type}`,
  /** The wallet has granted: `grant` is its answer; `session` and `account` are parameters of `revokePermissions`. */
  SMART_SESSION_NOT_ACTIVATED: (_context: {
    session: RevokePermissionsParameters['session']
    account: CaipAddress
    grant: GrantedPermissions
  }) => 'The wallet has granted the permissions, but the backend has not activated the smart session',
  SMART_SESSIONS_FAILED: () => 'Couldn’t load smart sessions',
  SMART_SESSIONS_UNAVAILABLE: (context: { reason: SmartSessionsReason }) =>
    `Smart sessions are not available: ${context.reason}`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)

import { fetchSessions } from './fetchSessions.ts'
import { grantPermissions } from './grantPermissions.ts'
import { revokePermissions } from './revokePermissions.ts'

/** Smart sessions, loaded in one piece. */
export const sessionActions: {
  readonly fetchSessions: typeof fetchSessions
  readonly grantPermissions: typeof grantPermissions
  readonly revokePermissions: typeof revokePermissions
} = { fetchSessions, grantPermissions, revokePermissions }

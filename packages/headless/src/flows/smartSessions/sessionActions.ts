/** Smart sessions, loaded in one piece. */

export { fetchSessions } from './getSmartSessions.ts'
export { grantPermissions } from './grantPermissions.ts'
export { revokePermissions } from './revokePermissions.ts'

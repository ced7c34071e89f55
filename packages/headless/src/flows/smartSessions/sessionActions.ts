/** Actions of smart sessions, as one chunk. */

export { fetchSessions } from './getSmartSessions.ts'
export { grantPermissions } from './grantPermissions.ts'
export { revokePermissions } from './revokePermissions.ts'

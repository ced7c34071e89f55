import type { Operation } from '../operations.ts'
import { grantPermissions } from './grantPermissions.ts'
import { revokePermissions } from './revokePermissions.ts'

export type Permissions = {
  readonly grantPermissions: Operation<'grantPermissions'>
  readonly revokePermissions: Operation<'revokePermissions'>
}

/** What an app may do alone, as one chunk. */
export const permissions: Permissions = { grantPermissions, revokePermissions }

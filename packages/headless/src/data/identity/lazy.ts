import { load } from '@foyer/chains'
import type { readIdentity } from './getIdentity.ts'

// Reading and checking identities is not needed before a connection.
export const loadReadIdentity = async (): Promise<typeof readIdentity> =>
  (await load(() => import('./getIdentity.ts'))).readIdentity

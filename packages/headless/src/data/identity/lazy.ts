import { load } from '@foyer/chains'
import type { readIdentity } from './getIdentity.ts'

// What reads and checks an identity is of no use before somebody is connected.
export const loadReadIdentity = async (): Promise<typeof readIdentity> =>
  (await load(() => import('./getIdentity.ts'))).readIdentity

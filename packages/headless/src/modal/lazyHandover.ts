import { load } from '@foyer/chains'
import type { handover } from './handover.ts'

// Few openings bring anything with them.
export const loadHandover = async (): Promise<typeof handover> =>
  (await load(() => import('./handover.ts'))).handover

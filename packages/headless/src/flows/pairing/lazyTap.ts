import { load } from '@foyer/chains'
import type { tapActions } from './tapActions.ts'

// Only phones have apps to open.
export const loadTapActions = async (): Promise<typeof tapActions> =>
  (await load(() => import('./tapActions.ts'))).tapActions

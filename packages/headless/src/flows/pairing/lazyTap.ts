import { load } from '@foyer/chains'

// Only phones have apps to open.
export const loadTapActions = (): Promise<typeof import('./tapActions.ts')> =>
  load(() => import('./tapActions.ts'))

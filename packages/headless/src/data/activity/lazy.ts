import { load } from '@foyer/chains'

export const loadActivity = (): Promise<typeof import('./activityActions.ts')> =>
  load(() => import('./activityActions.ts'))

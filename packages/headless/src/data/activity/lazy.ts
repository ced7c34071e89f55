import { load } from '@foyer/chains'
import type { activityActions } from './activityActions.ts'

export const loadActivity = async (): Promise<typeof activityActions> =>
  (await load(() => import('./activityActions.ts'))).activityActions

import { load } from '@foyer/chains'
import type { directoryActions } from './directoryActions.ts'

export const loadDirectory = async (): Promise<typeof directoryActions> =>
  (await load(() => import('./directoryActions.ts'))).directoryActions

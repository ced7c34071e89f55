import { load } from '@foyer/chains'
import type { sessionActions } from './sessionActions.ts'

// Off by default: an app that does not want it never loads it.
export const loadSessionActions = async (): Promise<typeof sessionActions> =>
  (await load(() => import('./sessionActions.ts'))).sessionActions

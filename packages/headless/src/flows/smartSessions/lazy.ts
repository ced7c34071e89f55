import { load } from '@foyer/chains'

// Off by default: an app that does not want it never loads it.
export const loadSessionActions = (): Promise<typeof import('./sessionActions.ts')> =>
  load(() => import('./sessionActions.ts'))

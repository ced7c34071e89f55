import { load } from '@foyer/chains'

// Loads where a request is stored.
export const loadUnfinished = (): Promise<typeof import('./unfinishedRequests.ts')> =>
  load(() => import('./unfinishedRequests.ts'))

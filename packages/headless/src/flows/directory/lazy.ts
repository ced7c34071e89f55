import { load } from '@foyer/chains'

export const loadDirectory = (): Promise<typeof import('./directoryActions.ts')> =>
  load(() => import('./directoryActions.ts'))

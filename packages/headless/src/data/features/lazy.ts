import { load } from '@foyer/chains'

// Loaded at the visitor's first action.
export const loadAskProject = (): Promise<typeof import('./askProject.ts')> =>
  load(() => import('./askProject.ts'))

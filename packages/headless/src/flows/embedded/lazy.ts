import { load } from '@foyer/chains'

// Only apps with the embedded wallet load it.
export const loadEmbeddedActions = (): Promise<typeof import('./embeddedActions.ts')> =>
  load(() => import('./embeddedActions.ts'))

import { load } from '@foyer/chains'

// Only an app that was given the embedded wallet ever asks for it.
export const loadEmbeddedActions = (): Promise<typeof import('./embeddedActions.ts')> =>
  load(() => import('./embeddedActions.ts'))

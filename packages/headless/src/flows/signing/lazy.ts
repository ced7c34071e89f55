import { load } from '@foyer/chains'

// Loaded with the first signature.
export const loadSigningActions = (): Promise<typeof import('./signingActions.ts')> =>
  load(() => import('./signingActions.ts'))

import { load } from '@foyer/chains'

// Signing is code that a page pays for when someone does it.
export const loadSigningActions = (): Promise<typeof import('./signingActions.ts')> =>
  load(() => import('./signingActions.ts'))

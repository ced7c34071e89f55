import { load } from '@foyer/chains'
import type { signingActions } from './signingActions.ts'

// Signing is code that a page pays for when someone does it.
export const loadSigningActions = async (): Promise<typeof signingActions> =>
  (await load(() => import('./signingActions.ts'))).signingActions

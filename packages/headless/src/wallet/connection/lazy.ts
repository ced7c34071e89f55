import { load } from '@foyer/chains'
import type { connectionActions } from './connectionActions.ts'

// Asking a wallet is code that a page pays for when someone does it.
export const loadConnectionActions = async (): Promise<typeof connectionActions> =>
  (await load(() => import('./connectionActions.ts'))).connectionActions

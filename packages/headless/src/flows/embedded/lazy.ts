import { load } from '@foyer/chains'
import type { embeddedActions } from './embeddedActions.ts'

// Only an app that was given the embedded wallet ever asks for it.
export const loadEmbeddedActions = async (): Promise<typeof embeddedActions> =>
  (await load(() => import('./embeddedActions.ts'))).embeddedActions

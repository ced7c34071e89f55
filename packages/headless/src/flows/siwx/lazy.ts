import { load } from '@foyer/chains'
import type { siwxActions } from './siwxActions.ts'

// An app without a sign-in never loads it.
export const loadSiwxActions = async (): Promise<typeof siwxActions> =>
  (await load(() => import('./siwxActions.ts'))).siwxActions

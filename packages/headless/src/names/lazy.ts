import { load } from '@foyer/chains'
import type { namesActions } from './namesActions.ts'

// A page whose visitors nobody names never loads it.
export const loadNamesActions = async (): Promise<typeof namesActions> =>
  (await load(() => import('./namesActions.ts'))).namesActions

import { load } from '@foyer/chains'
import type { registerName } from './registerName.ts'
import type { namesActions } from './namesActions.ts'

// A page whose visitors nobody names never loads it.
export const loadNamesActions = async (): Promise<typeof namesActions> =>
  (await load(() => import('./namesActions.ts'))).namesActions

// Nor do those who only read names load what signs.
export const loadRegisterName = async (): Promise<typeof registerName> =>
  (await load(() => import('./registerName.ts'))).registerName

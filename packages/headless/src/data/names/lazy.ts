import { load } from '@foyer/chains'
import type { registerName } from './registerName.ts'

// A page whose visitors nobody names never loads it.
export const loadNamesActions = (): Promise<typeof import('./namesActions.ts')> =>
  load(() => import('./namesActions.ts'))

// Nor do those who only read names load what signs.
export const loadRegisterName = async (): Promise<typeof registerName> =>
  (await load(() => import('./registerName.ts'))).registerName

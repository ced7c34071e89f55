import { load } from '@foyer/chains'
import type { registerName } from './registerName.ts'

// Not loaded on pages without names.
export const loadReadNames = (): Promise<typeof import('./readNames.ts')> =>
  load(() => import('./readNames.ts'))

// Resolving a name checks addresses of every namespace; showing the name of an account does not.
export const loadResolveName = (): Promise<typeof import('./resolveName.ts')> =>
  load(() => import('./resolveName.ts'))

// Not loaded by pages that only read names.
export const loadRegisterName = async (): Promise<typeof registerName> =>
  (await load(() => import('./registerName.ts'))).registerName

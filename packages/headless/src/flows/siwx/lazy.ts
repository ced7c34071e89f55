import { load } from '@foyer/chains'

// An app without a sign-in never loads it.
export const loadSiwxActions = (): Promise<typeof import('./siwxActions.ts')> =>
  load(() => import('./siwxActions.ts'))

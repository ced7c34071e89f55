import { load } from '@foyer/chains'

// Most visits send nothing.
export const loadSendActions = (): Promise<typeof import('./sendActions.ts')> =>
  load(() => import('./sendActions.ts'))

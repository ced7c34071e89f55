import { load } from '@foyer/chains'

// Loaded with the first send.
export const loadSendActions = (): Promise<typeof import('./sendActions.ts')> =>
  load(() => import('./sendActions.ts'))

import { load } from '@foyer/chains'

// Loaded with the first swap.
export const loadSwapActions = (): Promise<typeof import('./swapActions.ts')> =>
  load(() => import('./swapActions.ts'))

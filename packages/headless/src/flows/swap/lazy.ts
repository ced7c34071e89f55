import { load } from '@foyer/chains'

// Most visits swap nothing.
export const loadSwapActions = (): Promise<typeof import('./swapActions.ts')> =>
  load(() => import('./swapActions.ts'))

import { load } from '@foyer/chains'
import type { swapActions } from './swapActions.ts'

// Most visits swap nothing.
export const loadSwapActions = async (): Promise<typeof swapActions> =>
  (await load(() => import('./swapActions.ts'))).swapActions

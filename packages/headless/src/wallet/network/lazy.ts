import { load } from '@foyer/chains'
import type { networkActions } from './networkActions.ts'

// Asking chains and wallets is code that a page pays for when it does.
export const loadNetworkActions = async (): Promise<typeof networkActions> =>
  (await load(() => import('./networkActions.ts'))).networkActions
